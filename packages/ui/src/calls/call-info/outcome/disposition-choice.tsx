import {
  DISPOSITIONS,
  type DispositionKey,
  dispositionLabel,
  OUTCOME_CLASSES,
  type OutcomeClass,
} from '@careline/core/internal/calls/outcome';
import { type KeyboardEvent, memo, type Ref, useId, useLayoutEffect, useRef, useState } from 'react';
import { useLocale, useMessages } from '../../../messages/index.ts';
import { Button } from '../../../primitives/button/index.ts';
import { FieldError } from '../../../primitives/field/index.ts';
import { useFocusOnceDrawn } from '../../../primitives/focus/index.ts';
import { dispositionChoiceMessages } from './outcome.messages.ts';

export interface DispositionChoiceProps {
  readonly value: DispositionKey | undefined;
  readonly onChoose: (disposition: DispositionKey) => void;
  /** A digit was pressed in the open list: 1 to 9, and 10 for the 0 key. */
  readonly onNumber: (number: number) => void;
  /** A choice is required and missing. */
  readonly missing: boolean;
  /** The id of the first choice. The error summary links to it. */
  readonly id: string;
  /** The group itself, which takes the focus when the call has begun. */
  readonly ref?: Ref<HTMLFieldSetElement>;
}

/** The first ten outcomes in display order, for the keys 1 to 9 and then 0. */
export const DISPOSITION_KEYS_BY_NUMBER: readonly DispositionKey[] = DISPOSITIONS.slice(0, 10).map(
  ({ key }) => key,
);

interface ChoiceProps {
  readonly name: string;
  readonly id: string | undefined;
  readonly disposition: DispositionKey;
  readonly checked: boolean;
  readonly onChoose: (disposition: DispositionKey) => void;
  /** A choice was clicked, even if it was already selected. */
  readonly onPicked: () => void;
}

const CHOICE = [
  'flex min-h-8 @max-md:min-h-11 pointer-coarse:min-h-11 items-center gap-2 rounded-control px-2 py-1',
  'hover:bg-hover has-checked:bg-accent-soft has-checked:text-on-accent-soft has-checked:font-medium',
].join(' ');

function Choice({ name, id, disposition, checked, onChoose, onPicked }: ChoiceProps) {
  const locale = useLocale();
  const place = DISPOSITION_KEYS_BY_NUMBER.indexOf(disposition);
  // The tenth choice has the 0 key.
  const digit = place < 0 ? undefined : String((place + 1) % 10);
  return (
    <label className={CHOICE}>
      <input
        type="radio"
        id={id}
        name={name}
        value={disposition}
        checked={checked}
        onChange={() => onChoose(disposition)}
        onClick={onPicked}
        aria-keyshortcuts={digit}
        className="size-4 shrink-0"
      />
      <span className="min-w-0 grow">{dispositionLabel(disposition, locale)}</span>
      {digit !== undefined && (
        <span
          aria-hidden="true"
          className="rounded border border-line-strong px-1.5 font-sans text-muted text-xs @max-md:hidden"
        >
          {digit}
        </span>
      )}
    </label>
  );
}

type ClassProps = Omit<ChoiceProps, 'id' | 'disposition' | 'checked'> &
  Pick<DispositionChoiceProps, 'id' | 'value'> & { readonly outcome: OutcomeClass };

function Class({ outcome, id, value, ...rest }: ClassProps) {
  const t = useMessages(dispositionChoiceMessages);
  const heading = useId();
  const dispositions = DISPOSITIONS.filter((disposition) => disposition.outcome === outcome);
  return (
    // biome-ignore lint/a11y/useSemanticElements: one fieldset holds all choices; these are its three parts
    <div role="group" aria-labelledby={heading} className="break-inside-avoid @md:mb-3">
      <p id={heading} className="px-2 pb-1 text-muted text-xs">
        {t(outcome)}
      </p>
      {dispositions.map(({ key }) => (
        <Choice
          key={key}
          {...rest}
          id={key === DISPOSITIONS[0]?.key ? id : undefined}
          disposition={key}
          checked={value === key}
        />
      ))}
    </div>
  );
}

/**
 * Collapses the list to the selected outcome, so that the form takes its place.
 * A click or a digit collapses the list. Arrow keys only move the selection and leave it open.
 */
function useFold(value: DispositionKey | undefined, onNumber: (number: number) => void) {
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const change = useRef<HTMLButtonElement>(null);
  const byPointer = useRef(false);
  const onceDrawn = useFocusOnceDrawn();
  const folded = value !== undefined && !open;
  useLayoutEffect(() => {
    // Focus would be lost inside the hidden list.
    if (folded && list.current?.querySelector(':focus')) change.current?.focus({ preventScroll: true });
  }, [folded]);
  return {
    folded,
    list,
    change,
    onPicked: () => byPointer.current && setOpen(false),
    onPointerDown() {
      byPointer.current = true;
    },
    onKeyDown(event: KeyboardEvent) {
      byPointer.current = false;
      if (event.key.startsWith('Arrow')) setOpen(true);
      if (!/^[0-9]$/.test(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
      // Digits choose only in the open list, where they are visible. Elsewhere they do nothing once there is an
      // outcome.
      const isInList = list.current?.contains(event.target as Node) && value !== undefined;
      if (!folded && isInList) onNumber(Number(event.key) || 10);
      setOpen(false);
    },
    unfold() {
      setOpen(true);
      onceDrawn(() => list.current?.querySelector<HTMLElement>(':checked')?.focus());
    },
  };
}

interface ChosenProps {
  readonly disposition: DispositionKey;
  readonly onChange: () => void;
  readonly buttonRef: Ref<HTMLButtonElement>;
}

/** The selected outcome, shown instead of the list. */
function Chosen({ disposition, onChange, buttonRef }: ChosenProps) {
  const t = useMessages(dispositionChoiceMessages);
  const locale = useLocale();
  return (
    <div className="clear-both flex items-center justify-between gap-2">
      <span className="min-w-0 font-medium">{dispositionLabel(disposition, locale)}</span>
      <Button
        ref={buttonRef}
        variant="quiet"
        className="-me-2 min-h-11! px-2!"
        aria-label={`${t('change')}: ${dispositionLabel(disposition, locale)}`}
        onClick={onChange}
      >
        {t('change')}
      </Button>
    </div>
  );
}

function Choices({ value, onChoose, onNumber, missing, id, ref }: DispositionChoiceProps) {
  const t = useMessages(dispositionChoiceMessages);
  const name = useId();
  const hint = useId();
  const { folded, list, change, unfold, onPicked, ...listened } = useFold(value, onNumber);
  return (
    <fieldset
      ref={ref}
      tabIndex={-1}
      aria-describedby={hint}
      className="@container isolate min-w-0 rounded-card border border-line bg-raised p-4"
      {...listened}
    >
      <legend className="float-start mb-2 w-full font-semibold">{t('title')}</legend>
      {folded && value && <Chosen disposition={value} onChange={unfold} buttonRef={change} />}
      <div
        ref={list}
        className={`clear-both grid grid-cols-1 gap-x-4 gap-y-3 @md:block @md:columns-2 @2xl:columns-3 ${folded ? 'hidden!' : ''}`}
      >
        {OUTCOME_CLASSES.map((outcome) => (
          <Class
            key={outcome}
            outcome={outcome}
            name={name}
            id={id}
            value={value}
            onChoose={onChoose}
            onPicked={onPicked}
          />
        ))}
      </div>
      <div id={hint} className="mt-2 @max-md:mt-0">
        {missing && <FieldError>{t('required')}</FieldError>}
        {!folded && <p className="px-2 text-muted text-xs @max-md:hidden">{t('keys')}</p>}
      </div>
    </fieldset>
  );
}

/** All outcomes of a call in three classes. Choose with arrow keys, a digit or a click. */
export const DispositionChoice = memo(Choices);
