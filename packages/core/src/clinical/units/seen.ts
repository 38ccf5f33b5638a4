/** Sources in which a spelling of a unit, value or word was found. */
const SEEN = {
  ucum: 'UCUM: codes, print symbols and names of units',
  fhir: 'HL7 FHIR: the vital signs profiles and their examples',
  ohdsi: 'OHDSI vocabulary: names of units',
  ieee: 'IEEE 11073-10101: names of the units of devices',
  apple: 'Apple HealthKit: texts of HKUnit',
  mimic: 'MIMIC-IV: units of charts and of the laboratory',
  isoPlus: 'HL7 version 2: ISO+ and ANSI+ units',
  laboratory: 'common in Indian laboratory reports',
  staff: 'written by staff and devices (issue 41)',
  safety: 'clinical safety, part 3',
  plain: 'our own reading of plain words, a plural or a typing habit; not seen in a source',
} as const;
type Seen = keyof typeof SEEN;

/** Spellings by source. */
export type Spellings = Readonly<Partial<Record<Seen, readonly string[]>>>;
