export interface DeclaredName {
  readonly name: string;
  readonly line: number;
  /** A key of an object or what reads one by its own name: what a wire or a stored row may decide. */
  readonly isKey: boolean;
}

export interface NameException {
  readonly names: readonly string[];
  readonly because: string;
  readonly in?: RegExp;
  readonly keysOnly?: boolean;
}

export declare const EXCEPTIONS: readonly NameException[];
export declare const wordsOf: (name: string) => string[];
export declare function bannedWords(glossary: string): ReadonlySet<string>;
export declare function declaredNames(file: string, text: string): DeclaredName[];
export declare function nameFaults(file: string, text: string, banned: ReadonlySet<string>): string[];
