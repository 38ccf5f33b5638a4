/** One item of the specification, or an additional promise. */
export interface RequirementItem {
  /** A number of the specification, or words for an additional promise. */
  readonly id: string;
  /** Section of the specification; undefined for an additional promise. */
  readonly section?: string;
  readonly item: string;
  /** What is still missing before the item works as a whole. Until then its tests cover only a library part. */
  readonly waitsFor?: string;
  readonly note?: string;
}

export interface JudgedItem extends RequirementItem {
  /** Relative to the root. */
  readonly tests: readonly string[];
  readonly state: string;
}

export declare const STATES: { readonly product: string; readonly core: string; readonly open: string };
export declare function idsOf(tag: string): string[];
export declare function taggedTests(): { readonly file: string; readonly ids: readonly string[] }[];
export declare function readItems(): RequirementItem[];
export declare function judgedItems(): Promise<JudgedItem[]>;
export declare function requirementsPage(items: readonly JudgedItem[]): string;
