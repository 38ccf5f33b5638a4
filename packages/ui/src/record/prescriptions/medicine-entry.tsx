import { type Medicine, suggestMedicines } from '@careline/core/prescriptions';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { writerMessages } from './prescriptions.messages.ts';

export interface MedicineEntryProps {
  readonly medicines: readonly Medicine[];
  /** Adds what was typed; answers why not, in words. */
  readonly onEnter: (typed: string) => string | undefined;
  readonly disabled: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  /** Other ways to add, beside the button. */
  readonly children?: ReactNode;
}

const MOST = 7;
/** A form before the name, as in "Tab. metformin", and the name as far as it is typed. */
const NAME = /^(\s*(?:tab|cap|syp|inj|susp)s?\.?\s+)?(\D*)$/i;

/** Names that go on from what is typed, while it is a name still. */
function suggestionsFor(typed: string, medicines: readonly Medicine[]) {
  const [, form = '', name = ''] = NAME.exec(typed) ?? [];
  if (name.trim() === '' || name.endsWith(' ')) return { form, found: [] };
  return { form, found: suggestMedicines(medicines, name.trim(), MOST) };
}

const strengthsOf = ({ forms }: Medicine): string =>
  [...new Set(forms.flatMap(({ strengths }) => strengths))].slice(0, 6).join(' · ');

/** One line as doctors write it; Enter adds it. Names are suggested, and any other name goes as well. */
export function MedicineEntry({ medicines, onEnter, disabled, field, children }: MedicineEntryProps) {
  const t = useMessages(writerMessages);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const { form, found } = suggestionsFor(typed, medicines);
  const shown = isOpen ? found : [];
  const change = (text: string) => {
    setTyped(text);
    setProblem(undefined);
    setActive(-1);
    setOpen(true);
  };
  const take = ({ name }: Medicine) => {
    change(`${form}${name} `);
    field.current?.focus();
  };
  const enter = () => {
    const refused = onEnter(typed);
    setProblem(refused);
    if (refused === undefined) change('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setOpen(true);
      // One place beyond the last is the field itself.
      setActive((before) => ((before + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    }
    if (event.key === 'Escape' && shown.length > 0) {
      event.stopPropagation();
      setOpen(false);
    }
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const picked = shown[active];
    if (picked) take(picked);
    else enter();
  };
  return (
    <div className="flex flex-col gap-2">
      <div className="relative min-w-0">
        <TextField
          ref={field}
          label={t('quick')}
          hint={t('quickHint')}
          error={problem}
          value={typed}
          onChange={change}
          disabled={disabled}
          maxLength={400}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={shown.length > 0 ? listId : undefined}
          aria-activedescendant={shown[active] ? `${listId}-${active}` : undefined}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        {shown.length > 0 && (
          <div
            role="listbox"
            id={listId}
            aria-label={t('suggestions')}
            className="absolute inset-x-0 z-20 mt-1 max-h-80 overflow-y-auto rounded-control border border-line-strong bg-raised shadow-lg"
          >
            {shown.map((medicine, index) => (
              <div
                key={medicine.name}
                id={`${listId}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onPointerUp={() => take(medicine)}
                className="flex min-h-control cursor-pointer flex-wrap items-baseline gap-x-2 px-3 py-2 hover:bg-hover aria-selected:bg-hover"
              >
                <span className="font-medium">{medicine.name}</span>
                <span className="text-muted text-sm">{strengthsOf(medicine)}</span>
              </div>
            ))}
          </div>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="add" disabled={disabled} onClick={enter}>
          {t('add')}
        </Button>
        {children}
      </div>
    </div>
  );
}
