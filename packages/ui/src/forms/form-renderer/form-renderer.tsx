import type { FormDefinition, FormEditor } from '@careline/core/internal/forms';
import { useId, useMemo } from 'react';
import { useMessages } from '../../messages/index.ts';
import { usePressHere } from '../../primitives/shortcut/index.ts';
import { useTimeZone } from '../../provider/index.ts';
import { useStore } from '../../store/index.ts';
import { useDrawnForm } from './drawn-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import type { FormUploads } from './files/form-uploads.ts';
import type { FieldNotes } from './form-field-props.ts';
import { FormPartView, type HeadingLevel, partsOf, type UnderSection } from './form-part.tsx';
import { messages } from './form-renderer.messages.ts';
import { SectionNavigation } from './sections/section-navigation.tsx';
import { stepSection } from './sections/section-place.ts';
import { useFormSummary } from './use-form-summary.ts';
import { type JudgedForm, useHeldFaces } from './use-held-faces.ts';

export interface FormRendererProps {
  /** The form with what is entered in it; each field is drawn by itself, again only when something of it changed. */
  readonly editor: FormEditor<JudgedForm>;
  /** What is drawn of it: all of its sections, or some. */
  readonly definition: FormDefinition;
  /** By `fieldPath`: what follows from what was entered. */
  readonly notes?: FieldNotes;
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
  /** What stands under one of the sections, such as what its entry asks for. */
  readonly under?: UnderSection | undefined;
  /** Nothing can be entered, such as while it is saved. */
  readonly disabled?: boolean;
}

const NO_NOTES: FieldNotes = {};

/** A control that takes the focus is scrolled clear of the list of sections (WCAG 2.2, 2.4.11). */
const CLEAR_OF_NAVIGATION =
  '[&_:is(button,input,select,textarea)]:scroll-mt-[calc(var(--careline-covered,0px)+4rem)]';

type SummaryProps = Pick<FormRendererProps, 'definition' | 'editor'> & { readonly idPrefix: string };

function Summary({ definition, editor, idPrefix }: SummaryProps) {
  return <ErrorSummary entries={useFormSummary(definition, editor, idPrefix)} />;
}

/** The keys that enter last values, where there is one. */
function LastValueKeys({ editor }: Pick<FormRendererProps, 'editor'>) {
  const t = useMessages(messages);
  const hasAny = useStore(editor.store, ({ lastValues = {} }) => Object.keys(lastValues).length > 0);
  if (!hasAny) return null;
  return (
    <p data-print="hidden" className="-mb-3 text-muted text-sm pointer-coarse:hidden">
      {t('keys')}
    </p>
  );
}

/**
 * Draws a form definition: parts with headings, sections as groups, each field by its control type with its last value
 * and its problem. Only what is asked with the present values is drawn. Stands inside a `LiveRegionProvider`.
 */
export function FormRenderer(props: FormRendererProps) {
  const timeZone = useTimeZone();
  const { editor, definition, uploads, notes = NO_NOTES } = props;
  const { headingLevel = 3, summary = true, navigation = false, disabled = false } = props;
  const made = useId();
  usePressHere('nextSection', navigation);
  usePressHere('previousSection', navigation);
  const idPrefix = props.idPrefix ?? made;
  const parts = useMemo(() => partsOf(definition), [definition]);
  const drawn = useDrawnForm(editor, definition, uploads !== undefined);
  const faces = useHeldFaces(editor);
  const common = { editor, faces, idPrefix, notes, timeZone, uploads, headingLevel };
  return (
    // Not the fieldset itself is the column: Chromium loses what is in one when a part appears while another one changes.
    <fieldset
      disabled={disabled}
      onKeyDown={navigation ? (event) => stepSection(event, idPrefix) : undefined}
      className="min-w-0"
    >
      <div className={`flex min-w-0 flex-col gap-6 ${navigation ? CLEAR_OF_NAVIGATION : ''}`}>
        {navigation && <SectionNavigation editor={editor} drawn={drawn} idPrefix={idPrefix} />}
        {summary && <Summary definition={definition} editor={editor} idPrefix={idPrefix} />}
        <LastValueKeys editor={editor} />
        {parts.map((part) => (
          <FormPartView key={part.key} {...common} part={part} drawnSections={drawn} under={props.under} />
        ))}
      </div>
    </fieldset>
  );
}
