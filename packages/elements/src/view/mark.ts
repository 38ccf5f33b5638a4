/** Turns a custom state (`:state(offline)`) on or off. */
export function mark({ states }: ElementInternals, name: string, on: boolean): void {
  if (on) states.add(name);
  else states.delete(name);
}
