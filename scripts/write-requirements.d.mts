/** One item of the specification, or a promise beside it. */
export interface RequirementItem {
  /** A number of the specification, or words for what stands beside it. */
  readonly id: string;
  /** Of the specification; none for what stands beside it. */
  readonly section?: string;
  readonly item: string;
  /** What has to be there before the whole of it works: then no test makes it more than a part of a library. */
  readonly waitsFor?: string;
  readonly note?: string;
}

export interface JudgedItem extends RequirementItem {
  /** Paths from the root. */
  readonly tests: readonly string[];
  readonly state: string;
}

export declare const STATES: { readonly product: string; readonly core: string; readonly open: string };
export declare function idsOf(tag: string): string[];
export declare function taggedTests(): { readonly file: string; readonly ids: readonly string[] }[];
export declare function readItems(): RequirementItem[];
export declare function judgedItems(): Promise<JudgedItem[]>;
export declare function requirementsPage(items: readonly JudgedItem[]): string;
