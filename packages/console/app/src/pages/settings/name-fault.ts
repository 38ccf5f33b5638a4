interface Named {
  readonly id: string;
  readonly name: string;
}

/** What is wrong with the name of one of a list: it is missing, or another one has it. */
export function nameFault({ id, name }: Named, all: readonly Named[]): 'missing' | 'taken' | undefined {
  if (name.trim() === '') return 'missing';
  return all.some((one) => one.id !== id && one.name.trim() === name.trim()) ? 'taken' : undefined;
}
