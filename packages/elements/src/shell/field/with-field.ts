import type { ElementSpec } from '../element-spec.ts';
import { stateOf } from '../element-state.ts';
import type { Mounting } from '../mounting.ts';
import { checkValue } from './check-value.ts';
import { dropChoice, nameField, setChoice, syncField } from './choice.ts';

/** Members of an input that the platform provides. */
const OF_INTERNALS = [
  'form',
  'labels',
  'validity',
  'validationMessage',
  'willValidate',
  'checkValidity',
  'reportValidity',
] as const;

function delegate(prototype: object): void {
  for (const name of OF_INTERNALS) {
    Object.defineProperty(prototype, name, {
      get(this: Element) {
        const { internals } = stateOf(this);
        const member = internals[name];
        return typeof member === 'function' ? member.bind(internals) : member;
      },
    });
  }
}

const write = (host: Element, text: string): void => stateOf(host).frame.field?.write(text);

type FieldSpec = Pick<ElementSpec, 'noun' | 'loadLookUp'>;

/** Makes an element with a text field a form control. */
export function withField(Base: Mounting, { noun = 'entry', loadLookUp }: FieldSpec): Mounting {
  class WithField extends Base {
    static formAssociated = true;

    constructor() {
      super();
      const { store, inner, frame } = stateOf(this);
      const sync = () => syncField(this, noun);
      store.subscribe(sync);
      inner.subscribe(sync);
      if (loadLookUp) inner.subscribe(() => checkValue(this, loadLookUp));
      const input = frame.field?.input;
      input?.addEventListener('input', () => {
        if (input.value !== this.value) dropChoice(this, noun);
      });
      input?.addEventListener('focus', () => nameField(this));
    }

    override connectedCallback(): void {
      super.connectedCallback();
      nameField(this);
      syncField(this, noun);
    }

    /** The form value; empty while nothing is chosen. */
    get value(): string {
      return stateOf(this).inner.getState().choice?.value ?? '';
    }

    set value(given: string | null | undefined) {
      const value = String(given ?? '');
      if (value === this.value) return;
      this.clear();
      const check = loadLookUp && ({ check: 'looking' } as const);
      if (value !== '') setChoice(this, { id: '', value, record: undefined, ...check });
      const input = stateOf(this).frame.field?.input;
      if (input) input.value = value;
    }

    /** Careline's id of the choice, or null. */
    get selection(): string | null {
      return stateOf(this).inner.getState().choice?.id || null;
    }

    setCustomValidity(message: string): void {
      stateOf(this).invalid = String(message);
      syncField(this, noun);
    }

    search(text: string): void {
      setChoice(this, undefined);
      write(this, String(text));
    }

    /** Clears the field and the choice without events to the page. */
    clear(): void {
      this.search('');
    }

    formDisabledCallback(disabled: boolean): void {
      const input = stateOf(this).frame.field?.input;
      if (input) input.disabled = disabled;
    }

    /** After Back, the browser restores the number, which is looked up like one the page sets. */
    formStateRestoreCallback(state: unknown, mode: string): void {
      if (mode === 'restore' && typeof state === 'string') this.value = state;
    }

    formResetCallback(): void {
      this.value = this.getAttribute('value');
    }
  }
  delegate(WithField.prototype);
  return WithField;
}
