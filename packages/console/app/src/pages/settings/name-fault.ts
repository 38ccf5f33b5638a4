interface Named {
  readonly id: string;
  readonly name: string;
}

/** Returns whether a list item's name is missing or already taken. */
export function nameFault({ id, name }: Named, all: readonly Named[]): 'missing' | 'taken' | undefined {
  if (name.trim() === '') return 'missing';
  return all.some((one) => one.id !== id && one.name.trim() === name.trim()) ? 'taken' : undefined;
}
