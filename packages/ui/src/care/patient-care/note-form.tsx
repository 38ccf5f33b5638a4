import { MAX_CARE_NOTE, NOTE_KINDS, type NoteKind, noteKindLabel } from '@careline/core/internal/care';
import type { HttpError } from '@careline/core/internal/http';
import { useState } from 'react';
import { useCareFailureText } from '../../forms/care-failure/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { TemplateField } from '../../preferences/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { SelectField } from '../../primitives/select-field/index.ts';
import { TextArea } from '../../primitives/text-area/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { patientCareMessages } from '../care.messages.ts';
import { useDirtyPart } from '../use-dirty-part.ts';

export interface NoteContent {
  readonly kind: NoteKind;
  readonly text: string;
  /** Why a note is corrected. Empty for a new one. */
  readonly reason: string;
}

export interface NoteFormProps {
  /** The note to correct. If omitted, the form writes a new note. */
  readonly corrected?: { readonly kind: string; readonly text: string };
  /** The patient's programmes, whose templates are offered. */
  readonly enrolled?: readonly string[] | undefined;
  readonly busy: boolean;
  readonly error: HttpError | undefined;
  /** Returns whether the note was stored. */
  readonly onSave: (content: NoteContent) => Promise<boolean>;
  readonly onCancel?: () => void;
  readonly onDirtyChange?: (part: string, dirty: boolean) => void;
}

const kindOf = (kind: string | undefined): NoteKind => NOTE_KINDS.find((one) => one === kind) ?? 'general';

/** Appends a template to the typed text, cut to the maximum length. */
const joined = (before: string, body: string): string =>
  [before.trimEnd(), body].filter(Boolean).join('\n').slice(0, MAX_CARE_NOTE);

export function NoteForm(props: NoteFormProps) {
  const { corrected, enrolled, busy, error, onSave, onCancel, onDirtyChange } = props;
  const t = useMessages(patientCareMessages);
  const locale = useLocale();
  const textOf = useCareFailureText();
  const [kind, setKind] = useState(kindOf(corrected?.kind));
  const [text, setText] = useState(corrected?.text ?? '');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  useDirtyPart(text.trim() !== (corrected?.text ?? ''), onDirtyChange);
  const noText = text.trim() === '';
  const noReason = corrected !== undefined && reason.trim().length < 3;
  const save = async () => {
    setAsked(true);
    if (noText || noReason) return;
    if (!(await onSave({ kind, text: text.trim(), reason: reason.trim() }))) return;
    setText('');
    setAsked(false);
  };
  return (
    <div className="flex w-full flex-col gap-3">
      <TextArea
        label={corrected ? t('correctedText') : t('newNote')}
        value={text}
        onChange={setText}
        maxLength={MAX_CARE_NOTE}
        error={asked && noText ? t('noteMissing') : undefined}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <SelectField<NoteKind>
          label={t('kind')}
          options={NOTE_KINDS.map((value) => ({ value, label: noteKindLabel(value, locale) }))}
          value={kind}
          onChange={(chosen) => setKind(chosen || 'general')}
        />
        {!corrected && (
          <TemplateField
            type="NOTE_TEMPLATES"
            enrolled={enrolled}
            // The template goes after the typed text.
            onChoose={({ body }) => setText((before) => joined(before, body))}
          />
        )}
      </div>
      {corrected && (
        <TextField
          label={t('reason')}
          value={reason}
          onChange={setReason}
          maxLength={300}
          error={asked && noReason ? t('reasonMissing') : undefined}
        />
      )}
      {error && <FieldError>{textOf(error)}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button size="small" icon="check" busy={busy} onClick={() => void save()}>
          {corrected ? t('saveCorrection') : t('saveNote')}
        </Button>
        {onCancel && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
