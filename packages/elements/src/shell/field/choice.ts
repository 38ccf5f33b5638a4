import type { Choice } from '../../session/snapshot-store.ts';
import { localeOf } from '../element-locale.ts';
import { stateOf } from '../element-state.ts';
import { emit } from '../emit.ts';
import { earlyWords } from '../languages.ts';

/**
 * Sets the form value: the value under the element's name, and the id. The browser restores the number, as for an
 * input.
 */
function sendChoice(host: HTMLElement, noun: string): void {
  const { store, inner, internals } = stateOf(host);
  const { choice } = inner.getState();
  const name = host.getAttribute('name');
  const pairs: [string, string][] = [];
  if (name && choice && !choice.check) {
    pairs.push([name, choice.value]);
    if (choice.id) pairs.push([`${name}-${noun}-id`, choice.id]);
  }
  const isMirrored = store.getState().mirror === true;
  if (isMirrored || host.querySelector('[data-careline-mirror]'))
    import('./mirror.ts').then(({ mirror }) => mirror(host, isMirrored ? pairs : []), console.error);
  const entries = new FormData();
  for (const [key, value] of pairs) entries.append(key, value);
  internals.setFormValue(isMirrored || pairs.length === 0 ? null : entries, choice?.value ?? '');
}

/** Updates the element's validity in its form. */
function validate(host: HTMLElement): void {
  const { store, inner, internals, frame, invalid, checkWords } = stateOf(host);
  const { choice } = inner.getState();
  const missing = store.getState().required === true && !choice;
  const locale = localeOf(host);
  const flags = { customError: Boolean(invalid), valueMissing: missing, badInput: Boolean(choice?.check) };
  const check = choice?.check && checkWords && earlyWords(checkWords, locale)[choice.check];
  const message = invalid || check || (frame.field && earlyWords(frame.field.words, locale).missing);
  if (Object.values(flags).some(Boolean)) internals.setValidity(flags, message, frame.field?.input);
  else internals.setValidity({});
}

/** Syncs field, form value and validity with the properties and the choice. */
export function syncField(host: HTMLElement, noun: string): void {
  const { store, frame, internals, inner } = stateOf(host);
  const { required, readonly } = store.getState();
  const { input } = frame.field ?? {};
  if (!input) return;
  input.readOnly = Boolean(readonly);
  input.ariaRequired = String(Boolean(required));
  const { choice } = inner.getState();
  if (choice && !choice.check) internals.states.add('selected');
  else internals.states.delete('selected');
  sendChoice(host, noun);
  validate(host);
}

/** Copies the element's accessible name to the inner field, which can't see it by itself. */
export function nameField(host: HTMLElement): void {
  const { internals, frame } = stateOf(host);
  if (!frame.field) return;
  const { input, label } = frame.field;
  const labels = host.ariaLabelledByElements ?? ([...internals.labels] as Element[]);
  input.ariaLabelledByElements = labels.length > 0 ? [...labels] : null;
  input.ariaLabel = host.ariaLabel;
  label.hidden = labels.length > 0 || host.ariaLabel !== null;
}

export function setChoice(host: HTMLElement, choice: Choice | undefined): void {
  stateOf(host).inner.setState({ choice });
}

/** Clears the choice when the person types again. */
export function dropChoice(host: HTMLElement, noun: string): void {
  if (!stateOf(host).inner.getState().choice) return;
  setChoice(host, undefined);
  emit(host, `careline-${noun}-clear`);
}
