import type { Choice } from '../session/snapshot-store.ts';
import { earlyWords } from '../shell/languages.ts';
import type { ViewProps } from '../view/bridge.tsx';
import { checkWords } from './check-words.ts';

export interface CheckedValueProps extends Pick<ViewProps, 'element'> {
  readonly check: NonNullable<Choice['check']>;
}

/** Says that a value the page set is being looked up, or why it matches no patient. */
export function CheckedValue({ element, check }: CheckedValueProps) {
  return <p role="status">{earlyWords(checkWords, element.locale())[check]}</p>;
}
