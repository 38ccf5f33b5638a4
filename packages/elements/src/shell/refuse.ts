import { emit } from './emit.ts';

type Faults = typeof import('../session/page-faults.ts');

/** Loads the fault reports on demand, because most pages never need them. */
export const reportFault = (report: (faults: Faults) => void): void =>
  void import('../session/page-faults.ts').then(report, console.error);

/** Attributes that would expose a secret in the page's markup; they are removed on sight. */
export const SECRET_ATTRIBUTES = ['token', 'access-token', 'authorization', 'jwt', 'api-key', 'password'];

/** Reports a refused value to the page. */
export const refuse = <Report extends 'reportAttribute' | 'reportSession'>(
  element: Element,
  report: Report,
  about: Parameters<Faults[Report]>[2],
): void =>
  reportFault((faults) =>
    faults[report](element, (detail) => emit(element, 'careline-error', detail), about as string),
  );

/** Removes an attribute that must not exist: a secret, or a session that a framework turned into text. */
export function refuseAttribute(element: Element, name: string): void {
  element.removeAttribute(name);
  refuse(element, 'reportAttribute', name);
}
