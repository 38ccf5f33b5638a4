import { type ImportKind, STORED_ROW_KINDS } from '../batch-result.ts';

/** Kinds of rows in line files. Each line is sent unchanged. */
export const ROW_FILE_KINDS = [
  'patients',
  'readings',
  'glucose-log',
  ...STORED_ROW_KINDS,
] as const satisfies readonly ImportKind[];
export type RowFileKind = (typeof ROW_FILE_KINDS)[number];

/** A FHIR file: a bundle, one resource per line, or a single resource. */
export type FhirFileKind = 'fhir-bundle' | 'fhir-lines' | 'fhir-resource';

/** Kinds of files, in the order in which they are imported. */
export type FileKind = RowFileKind | FhirFileKind | 'facilities' | 'maternal-health';

export const FILE_ORDER: readonly FileKind[] = [
  'facilities',
  'patients',
  'fhir-bundle',
  'fhir-resource',
  'fhir-lines',
  ...ROW_FILE_KINDS.filter((kind) => kind !== 'patients'),
  'maternal-health',
];

export const isRowFile = (kind: FileKind): kind is RowFileKind =>
  (ROW_FILE_KINDS as readonly FileKind[]).includes(kind);

export const isFhirFile = (kind: FileKind): kind is FhirFileKind => kind.startsWith('fhir-');
