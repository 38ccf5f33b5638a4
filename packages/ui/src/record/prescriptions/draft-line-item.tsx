import { MAX_TEMPLATE_TITLE } from '@careline/core/internal/preferences/templates';
import {
  asksReason,
  type DraftLine,
  type LawFinding,
  LINE_FORM,
  MAX_LINE_TEXT,
  type MedicineFinding,
  medicineOf,
  type NewLine,
  readableLine,
  setLineOf,
} from '@careline/core/internal/prescriptions';
import { useEffect, useRef } from 'react';
import { FormRenderer } from '../../forms/form-renderer/index.ts';
import { FormLabelsContext, useMessages } from '../../messages/index.ts';
import { Button, IconButton } from '../../primitives/button/index.ts';
import { StatusTag } from '../../primitives/status-tag/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { FindingList } from './finding-list.tsx';
import { LawList } from './law-list.tsx';
import type { FavouritePrescriptions } from './prescribing-sets.ts';
import { writerMessages } from './prescriptions.messages.ts';
import { useLineFormLabels, useLineWords } from './use-line-words.ts';
import type { Writing } from './use-writing.ts';

export interface DraftLineItemProps {
  readonly line: DraftLine;
  readonly findings: readonly MedicineFinding[];
  /** Legal findings against the line in this consultation. */
  readonly law?: readonly LawFinding[];
  /** Findings already questioned on an earlier prescription for this patient. */
  readonly askedBefore: readonly string[];
  readonly writing: Pick<Writing, 'draft' | 'state' | 'today' | 'busy'>;
  /** The user's favourites. Without them, no favourite can be saved here. */
  readonly favourites?: FavouritePrescriptions | undefined;
  /** Whether a review was attempted; if so, missing entries are shown as errors. */
  readonly asked: boolean;
  /** Called when the line is done, to focus the field for the next one. */
  readonly onDone: () => void;
}

/** Form of a line. The focus starts at the first missing entry. */
function LineForm({ writing, onDone }: Pick<DraftLineItemProps, 'writing' | 'onDone'>) {
  const t = useMessages(writerMessages);
  const labels = useLineFormLabels();
  const form = useRef<HTMLFormElement>(null);
  const { draft, busy } = writing;
  useEffect(() => {
    const { current } = form;
    const first =
      current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? current?.querySelector('input');
    first?.focus();
  }, []);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-3 self-stretch"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.close()) onDone();
        else form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      }}
    >
      <FormLabelsContext value={labels}>
        <FormRenderer editor={draft} definition={LINE_FORM} summary={false} disabled={busy} />
      </FormLabelsContext>
      <Button type="submit" size="small" variant="primary" className="self-start">
        {t('done')}
      </Button>
    </form>
  );
}

/** Shows assumptions and text that was not understood. */
function Doubts({ line }: Pick<DraftLineItemProps, 'line'>) {
  const t = useMessages(writerMessages);
  const words = {
    amount: t('assumedAmount'),
    form: t('assumedForm'),
    'strength-unit': t('assumedStrength'),
    name: t('assumedName'),
    days: t('assumedDays'),
    ongoing: t('assumedOngoing'),
    maxPerDay: t('assumedMaxPerDay'),
  } as const;
  return (
    <>
      {line.assumed.length > 0 && (
        <p className="text-muted text-sm">
          {t('assumed', { what: line.assumed.map((one) => words[one]).join(', ') })}
        </p>
      )}
      {line.rest !== '' && (
        <p role="alert" className="wrap-anywhere text-danger text-sm">
          {t('rest', { text: line.rest })}
        </p>
      )}
    </>
  );
}

/** Adds one medicine, as prescribed here, to the favourites or removes it. */
function Star({ line, favourites }: { readonly line: NewLine; readonly favourites: FavouritePrescriptions }) {
  const t = useMessages(writerMessages);
  const words = useLineWords();
  const set = [setLineOf(line)];
  const own = favourites.same(set);
  const medicine = words.medicine(line);
  const name = `${medicine}, ${words.directions(line)}`.slice(0, MAX_TEMPLATE_TITLE);
  return (
    <IconButton
      icon="star"
      label={t(own ? 'unstar' : 'star', { medicine })}
      aria-pressed={own !== undefined}
      disabled={!favourites.areRead || favourites.busy}
      className="size-8! text-muted aria-pressed:text-accent pointer-coarse:size-11!"
      onClick={() => void (own ? favourites.remove(own.id) : favourites.save(name, set))}
    />
  );
}

/** Offers strengths if the written one, or its absence, was questioned. */
function StrengthChoice({ line, findings, writing: { draft, busy } }: DraftLineItemProps) {
  const t = useMessages(writerMessages);
  const strengths = [...new Set(findings.flatMap((one) => one.strengths ?? []))];
  if (strengths.length === 0) return null;
  const medicine = medicineOf(line.values);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('strengthsOf', { medicine })}</legend>
      {strengths.map((strength) => (
        <Button
          key={strength}
          size="small"
          disabled={busy}
          aria-label={t('chooseStrength', { medicine, strength })}
          onClick={() => draft.setStrength(line.id, strength)}
        >
          <span translate="no">{strength}</span>
        </Button>
      ))}
    </fieldset>
  );
}

/** One medicine of the prescription, as text to check or as a form, with its findings. */
export function DraftLineItem(props: DraftLineItemProps) {
  const { line, findings, law = [], askedBefore, writing, favourites, asked, onDone } = props;
  const t = useMessages(writerMessages);
  const words = useLineWords();
  const { draft, state, today, busy } = writing;
  const isOpen = state.openId === line.id;
  const whole = readableLine(line, today());
  const name = medicineOf(line.values) || t('unnamed');
  const asksWhy = findings.some(asksReason);
  return (
    <li className="flex flex-col items-start gap-2 border-line border-t py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-start justify-between gap-2 self-stretch">
        <div className="wrap-anywhere min-w-0 flex-1 basis-56">
          <p translate="no" className="font-semibold">
            {whole ? words.medicine(whole) : name}
          </p>
          {whole ? <p>{words.directions(whole)}</p> : <StatusTag tone="warning">{t('incomplete')}</StatusTag>}
        </div>
        <div className="flex items-center gap-1">
          {whole && !isOpen && favourites && <Star line={whole} favourites={favourites} />}
          {!isOpen && (
            <Button
              size="small"
              variant="quiet"
              aria-label={t('changeOf', { medicine: name })}
              disabled={busy}
              onClick={() => draft.open(line.id)}
            >
              {t('change')}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            aria-label={t('removeOf', { medicine: name })}
            disabled={busy}
            onClick={() => {
              draft.remove(line.id);
              onDone();
            }}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
      <Doubts line={line} />
      <LawList law={law} />
      <FindingList findings={findings} askedBefore={askedBefore} />
      <StrengthChoice {...props} />
      {asksWhy && (
        <TextField
          label={t('override')}
          required
          maxLength={MAX_LINE_TEXT}
          value={line.override}
          onChange={(reason) => draft.setOverride(line.id, reason)}
          error={asked && line.override.trim() === '' ? t('overrideMissing') : undefined}
          disabled={busy}
          className="self-stretch"
        />
      )}
      {isOpen && <LineForm {...props} />}
    </li>
  );
}
