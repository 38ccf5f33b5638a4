/** Sets or removes a custom state (`:state(offline)`). */
export function mark({ states }: ElementInternals, name: string, on: boolean): void {
  if (on) states.add(name);
  else states.delete(name);
}
