import type { FormDefinition, FormProblems, FormValues, LastRows, LastValue } from '@careline/core/forms';
import { useId, useMemo } from 'react';
import { useMessages } from '../../messages/index.ts';
import { drawnForm } from './drawn-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { FormUploads } from './files/form-uploads.ts';
import type { FieldFaces, FieldNotes, FormHandlers } from './form-field-props.ts';
import { FormPartView, type HeadingLevel, partsOf } from './form-part.tsx';
import { messages } from './form-renderer.messages.ts';
import { SectionNavigation } from './sections/section-navigation.tsx';
import { stepSection } from './sections/section-place.ts';
import { useFormSummary } from './use-form-summary.ts';
import { useLatestHandlers } from './use-latest-handlers.ts';
import { useSteady } from './use-steady.ts';

export interface FormRendererProps extends FormHandlers {
  readonly definition: FormDefinition;
  readonly values: FormValues;
  /** By `fieldPath`: what is shown beside the fields and in the summary. */
  readonly problems: FormProblems;
  /** By `fieldPath`. */
  readonly lastValues: Readonly<Record<string, LastValue>>;
  /** The rows that repeated groups had last time, by section. */
  readonly lastRows?: Readonly<Record<string, LastRows>>;
  /** By `fieldPath`: what follows from what was entered. */
  readonly notes?: FieldNotes;
  /** By `fieldPath`: what the entered values are. */
  readonly faces?: FieldFaces;
  /** The facility's, in which days of last values are told. */
  readonly timeZone: string;
  /** Where files go; without it fields for files are not drawn. */
  readonly uploads?: FormUploads;
  /** Begins the ids of the controls; made up without it. */
  readonly idPrefix?: string;
  /** Level of the headings of the form's parts in the page; 3 without it. */
  readonly headingLevel?: HeadingLevel;
  /** False where the screen has a summary of its own. */
  readonly summary?: boolean;
  /** A list of the sections, how far each is filled in, and keys that lead from one to the next. */
  readonly navigation?: boolean;
  /** Nothing can be entered, such as while it is saved. */
  readonly disabled?: boolean;
}

const NO_ROWS: Readonly<Record<string, LastRows>> = {};
const NO_NOTES: FieldNotes = {};
const NO_FACES: FieldFaces = {};

/** A control that takes the focus is scrolled clear of the list of sections (WCAG 2.2, 2.4.11). */
const CLEAR_OF_NAVIGATION =
  '[&_button]:scroll-mt-16 [&_input]:scroll-mt-16 [&_select]:scroll-mt-16 [&_textarea]:scroll-mt-16';

type SummaryProps = Pick<FormRendererProps, 'definition' | 'values' | 'problems'> & {
  readonly idPrefix: string;
};

function Summary({ definition, values, problems, idPrefix }: SummaryProps) {
  return <ErrorSummary entries={useFormSummary(definition, values, problems, idPrefix)} />;
}

function handlersOf(props: FormRendererProps): FormHandlers {
  const { onChange, onUnitChange, onReasonChange, onUnchanged, onSwap, onLeave } = props;
  const { onAddRow, onRemoveRow, onRowsUnchanged } = props;
  return {
    onChange,
    onUnitChange,
    onReasonChange,
    onUnchanged,
    onSwap,
    onLeave,
    onAddRow,
    onRemoveRow,
    onRowsUnchanged,
  };
}

/**
 * Draws a form definition: parts with headings, sections as groups, each field by its control type with its last value
 * and its problem. Only what is asked with the present values is drawn. Stands inside a `LiveRegionProvider`.
 */
export function FormRenderer(props: FormRendererProps) {
  const { definition, values, problems, lastValues, lastRows = NO_ROWS, timeZone, uploads } = props;
  const { headingLevel = 3, summary = true, navigation = false, disabled = false, notes = NO_NOTES } = props;
  const faces = useSteady(props.faces) ?? NO_FACES;
  const t = useMessages(messages);
  const made = useId();
  const idPrefix = props.idPrefix ?? made;
  const handlers = useLatestHandlers(handlersOf(props));
  const parts = useMemo(() => partsOf(definition), [definition]);
  const drawn = drawnForm(definition, values, uploads !== undefined);
  const common = {
    idPrefix,
    handlers,
    problems,
    lastValues,
    lastRows,
    notes,
    faces,
    timeZone,
    uploads,
    headingLevel,
    drawn,
  };
  return (
    // Not the fieldset itself is the column: Chromium loses what is in one when a part appears while another one changes.
    <fieldset
      disabled={disabled}
      onKeyDown={navigation ? (event) => stepSection(event, idPrefix, drawn) : undefined}
      className="min-w-0"
    >
      <div className={`flex min-w-0 flex-col gap-6 ${navigation ? CLEAR_OF_NAVIGATION : ''}`}>
        {navigation && <SectionNavigation drawn={drawn} problems={problems} idPrefix={idPrefix} />}
        {summary && (
          <Summary definition={definition} values={values} problems={problems} idPrefix={idPrefix} />
        )}
        {Object.keys(lastValues).length > 0 && (
          <p data-print="hidden" className="-mb-3 text-muted text-sm pointer-coarse:hidden">
            {t('keys')}
          </p>
        )}
        {parts.map((part) => (
          <FormPartView key={part.key} {...common} part={part} />
        ))}
      </div>
    </fieldset>
  );
}
