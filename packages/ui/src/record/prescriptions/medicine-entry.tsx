import type { MedicineTables } from '@careline/core/internal/prescriptions';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Icon } from '../../primitives/icon/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { detailOf, type NameSuggestion, suggestNames } from './medicine-names.ts';
import type { PrescribingSet } from './prescribing-sets.ts';
import { writerMessages } from './prescriptions.messages.ts';

export interface MedicineEntryProps {
  /** Undefined until loaded; nothing is suggested before. */
  readonly tables: MedicineTables | undefined;
  /** Sets offered in the empty field and by name. */
  readonly sets?: readonly PrescribingSet[];
  /** Adds the typed line. Returns an error message if it could not. */
  readonly onEnter: (typed: string) => string | undefined;
  /** Adds the medicines of a set. Returns an error message if it could not. */
  readonly onSet?: (set: PrescribingSet) => string | undefined;
  readonly disabled: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  /** More ways to add, next to the button. */
  readonly children?: ReactNode;
}

/** Limit when shown together with medicine names. */
const MAX_SETS = 3;
type Suggestion = { readonly key: string; readonly set: PrescribingSet } | NameSuggestion;

/** Returns all sets for an empty field; otherwise matching medicines and sets. */
function suggestionsFor(
  typed: string,
  { tables, sets = [] }: Pick<MedicineEntryProps, 'tables' | 'sets'>,
): readonly Suggestion[] {
  const searchText = typed.trim().toLowerCase();
  const named = sets.filter(({ name }) => name.toLowerCase().includes(searchText));
  const shown = (searchText === '' ? named : named.slice(0, MAX_SETS)).map((set) => ({ key: set.id, set }));
  return searchText === '' ? shown : [...shown, ...suggestNames(typed, tables)];
}

function SuggestionText({ suggestion }: { readonly suggestion: Suggestion }) {
  const t = useMessages(writerMessages);
  if ('medicine' in suggestion) {
    return (
      <>
        <span translate="no" className="font-medium">
          {suggestion.medicine.brand ?? suggestion.medicine.generic}
        </span>
        <span className="text-muted text-sm">{detailOf(suggestion.medicine)}</span>
      </>
    );
  }
  const { name, of, lines, diagnosis } = suggestion.set;
  const medicines = lines.map(({ medicine, strength }) => [medicine, strength].filter(Boolean).join(' '));
  const kind = diagnosis ? t('favouriteFor', { diagnosis: diagnosis.term }) : t(of);
  return (
    <>
      <span className="font-medium">
        <Icon
          name={of === 'favourite' ? 'star' : 'assignment'}
          size={16}
          className="me-2 inline-block align-text-bottom text-muted"
        />
        <bdi translate="no">{name}</bdi>
      </span>
      <span className="text-muted text-sm">
        {medicines.length > 1 || of === 'template' ? `${kind}: ${medicines.join(', ')}` : kind}
      </span>
    </>
  );
}

interface SuggestionsProps {
  readonly id: string;
  readonly shown: readonly Suggestion[];
  readonly active: number;
  readonly onTake: (suggestion: Suggestion) => void;
}

function Suggestions({ id, shown, active, onTake }: SuggestionsProps) {
  const t = useMessages(writerMessages);
  return (
    <div
      role="listbox"
      id={id}
      aria-label={t('suggestions')}
      className="absolute inset-x-0 z-20 mt-1 max-h-80 overflow-y-auto rounded-control border border-line-strong bg-raised shadow-lg"
    >
      {shown.map((suggestion, index) => (
        <div
          key={suggestion.key}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // Keeps the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onPointerUp={() => onTake(suggestion)}
          className="flex min-h-control cursor-pointer flex-wrap items-baseline gap-x-2 px-3 py-2 hover:bg-hover aria-selected:bg-hover"
        >
          <SuggestionText suggestion={suggestion} />
        </div>
      ))}
    </div>
  );
}

/**
 * Enters one line the way doctors write it; Enter adds it. Suggests names but accepts any. In the empty field, arrow
 * down offers favourites and templates, so two keys add one.
 */
export function MedicineEntry(props: MedicineEntryProps) {
  const { sets = [], onEnter, onSet, disabled, field, children } = props;
  const t = useMessages(writerMessages);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const [active, setActive] = useState(-1);
  const [open, setOpen] = useState<'typed' | 'sets'>();
  // The typed text stays while a set is chosen.
  const found = suggestionsFor(open === 'sets' ? '' : typed, props);
  const shown = open ? found : [];
  const change = (text: string) => {
    setTyped(text);
    setProblem(undefined);
    setActive(-1);
    setOpen(text.trim() === '' ? undefined : 'typed');
  };
  const take = (suggestion: Suggestion) => {
    if ('medicine' in suggestion) change(`${suggestion.text} `);
    else {
      setProblem(onSet?.(suggestion.set));
      setActive(-1);
      setOpen(undefined);
      if (open === 'typed') setTyped('');
    }
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
      setOpen((before) => before ?? 'typed');
      // The position past the last option is the field itself.
      setActive((before) => ((before + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    }
    if (event.key === 'Escape' && shown.length > 0) {
      event.stopPropagation();
      setOpen(undefined);
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
          hint={t(sets.length > 0 ? 'quickHintSets' : 'quickHint')}
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
          onBlur={() => setOpen(undefined)}
        />
        {shown.length > 0 && <Suggestions id={listId} {...{ shown, active }} onTake={take} />}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="add" disabled={disabled} onClick={enter}>
          {t('add')}
        </Button>
        {sets.length > 0 && (
          <Button
            size="small"
            icon="star"
            disabled={disabled}
            aria-expanded={open === 'sets'}
            // The list closes on blur, so the button must not take the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              field.current?.focus();
              setActive(-1);
              setOpen(open === 'sets' ? undefined : 'sets');
            }}
          >
            {t('sets')}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
