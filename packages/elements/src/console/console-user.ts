/** Copied or written down it is the opaque id with the scopes: the function is not enumerable. */
export interface ConsoleUser {
  readonly id: string;
  readonly scopes: readonly string[];
  getName(): string;
}
