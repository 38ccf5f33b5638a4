import type { Reference } from 'fhir/r4';
import type { RawBuilder } from 'kysely';
import type { FhirType } from '../fhir-type.ts';
import type { DateValue, TimeColumns } from './time-range.ts';

/** A token: `system|code`, `code`, `system|` or `|code`. */
export interface Token {
  /** Undefined: any system. Empty: only codes without a system. */
  readonly system: string | undefined;
  /** Undefined: any code of the system. */
  readonly code: string | undefined;
}

export type StringMatch = 'start' | 'contains' | 'exact';

interface Described {
  /** What it searches, for the documentation and the CapabilityStatement. */
  readonly description: string;
}

export interface TokenParameter extends Described {
  readonly kind: 'token';
  readonly match: (token: Token) => RawBuilder<boolean>;
}

export interface StringParameter extends Described {
  readonly kind: 'string';
  readonly match: (text: string, how: StringMatch) => RawBuilder<boolean>;
}

export interface DateParameter extends Described {
  readonly kind: 'date';
  /** The instants of a row, or another comparison. */
  readonly times: TimeColumns | ((value: DateValue) => RawBuilder<boolean>);
}

/** A resource with its elements by name. */
export type Loose = Readonly<Record<string, unknown>>;

export interface ReferenceParameter extends Described {
  readonly kind: 'reference';
  readonly targets: readonly [FhirType, ...FhirType[]];
  /** Matches rows that refer to this id. */
  readonly match: (id: string, type: FhirType) => RawBuilder<boolean>;
  /** Returns a resource's references, for `_include`. */
  readonly references: (resource: Loose) => readonly (Reference | undefined)[];
}

export type SearchParameter = TokenParameter | StringParameter | DateParameter | ReferenceParameter;
export type SearchParameters = Readonly<Record<string, SearchParameter>>;
