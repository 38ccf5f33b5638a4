import { MAX_CARE_NOTE, MAX_TASK_REASON, MAX_TASK_TEXT, taskKindLabel } from '@careline/core/internal/care';
import { updatePreference } from '@careline/core/internal/preferences/kinds';
import {
  type NoteTemplate,
  type PrescriptionTemplate,
  TASK_TEMPLATE_KINDS,
  type TaskTemplate,
  type TemplateOf,
  type TemplateType,
  templatesIn,
} from '@careline/core/internal/preferences/templates';
import { useLocale, useMessages } from '@careline/ui/messages';
import { SegmentedField } from '@careline/ui/primitives/segmented-field';
import { TextArea } from '@careline/ui/primitives/text-area';
import { TextField } from '@careline/ui/primitives/text-field';
import { SetLinesEditor } from '@careline/ui/record/prescriptions';
import { administrationMessages } from '../../../administration/administration.messages.ts';
import { SettingsPage } from '../../../administration/settings-page.tsx';
import { useConsole } from '../../../console-context.tsx';
import { PreferenceCard } from '../organisation/preference-card.tsx';
import { templatesPageMessages } from '../settings.messages.ts';
import { useUnsavedForms } from '../use-unsaved-forms.ts';
import {
  type TemplateFieldsProps,
  type TemplateHead,
  TemplateList,
  type TemplateListProps,
  titleFault,
} from './template-list.tsx';

interface CardProps<Type extends TemplateType, Edited extends TemplateHead>
  extends Pick<TemplateListProps<Edited>, 'empty' | 'isRight' | 'fields'> {
  readonly type: Type;
  readonly edit: (template: TemplateOf<Type>) => Edited;
  readonly stored: (edited: Edited) => TemplateOf<Type>;
  readonly onDirtyChange: (dirty: boolean) => void;
}

/** The templates of one kind, with their own form. */
function TemplatesCard<Type extends TemplateType, Edited extends TemplateHead>(
  props: CardProps<Type, Edited>,
) {
  const { type, edit, stored, isRight, empty, fields, onDirtyChange } = props;
  const t = useMessages(templatesPageMessages);
  const { http } = useConsole();
  return (
    <PreferenceCard<readonly Edited[]>
      outlines={2}
      type={type}
      title={t(type as TemplateType)}
      readValue={(info) => templatesIn(type, info).map(edit)}
      // Compared on a concurrent change, and shown to the person: names with their contents.
      textOf={(templates) =>
        templates.map(({ id: _, title, ...rest }) => [title, ...textsIn(rest)].join(' · ')).join('; ') ||
        t('none')
      }
      isRight={(templates) =>
        templates.every((one) => titleFault(one, templates) === undefined && isRight(one))
      }
      store={(templates, updatedAt) => {
        const preferenceInfo = {
          templates: templates.map((one) => ({ ...stored(one), title: one.title.trim() })),
        };
        return http.call(updatePreference, { body: { type, preferenceInfo, updatedAt } as never });
      }}
      onDirtyChange={onDirtyChange}
    >
      {({ value, onChange, tried, standing }) => (
        <TemplateList key={standing.updatedAt} {...{ value, onChange, tried, empty, isRight, fields }} />
      )}
    </PreferenceCard>
  );
}

/**
 * Returns every text and number in a value of any shape. An incomplete part adds "…", so it differs from what is saved.
 */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string' || typeof value === 'number') return value === '' ? [] : [String(value)];
  if (value === false) return ['…'];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

function NoteFields({ template, change, tried }: TemplateFieldsProps<NoteTemplate>) {
  const t = useMessages(templatesPageMessages);
  const { body } = template;
  return (
    <TextArea
      label={t('body')}
      required
      rows={4}
      maxLength={MAX_CARE_NOTE}
      value={body}
      onChange={(text) => change({ body: text })}
      error={tried && body.trim() === '' ? t('bodyMissing') : undefined}
    />
  );
}

type EditedTask = Omit<TaskTemplate, 'dueInDays'> & { readonly dueInDays: string };

const MAX_DAYS = 366;
const isDays = (text: string): boolean => /^\d{1,3}$/.test(text.trim()) && Number(text) <= MAX_DAYS;

function TaskFields({ template, change, tried }: TemplateFieldsProps<EditedTask>) {
  const t = useMessages(templatesPageMessages);
  const locale = useLocale();
  const { kind, what, reason, dueInDays } = template;
  return (
    <>
      <div className="max-w-xl">
        <SegmentedField
          label={t('kind')}
          options={TASK_TEMPLATE_KINDS.map((value) => ({ value, label: taskKindLabel(value, locale) }))}
          value={kind}
          onChange={(chosen) => change({ kind: chosen })}
        />
      </div>
      <TextField
        label={t('what')}
        required
        maxLength={MAX_TASK_TEXT}
        value={what}
        onChange={(text) => change({ what: text })}
        error={tried && what.trim() === '' ? t('whatMissing') : undefined}
      />
      <TextArea
        label={t('reason')}
        rows={2}
        maxLength={MAX_TASK_REASON}
        value={reason}
        onChange={(text) => change({ reason: text })}
      />
      <div className="max-w-xs">
        <TextField
          label={t('dueInDays')}
          hint={t('dueInDaysHint')}
          inputMode="numeric"
          maxLength={3}
          value={dueInDays}
          onChange={(text) => change({ dueInDays: text })}
          error={tried && !isDays(dueInDays) ? t('dueInDaysWrong') : undefined}
        />
      </div>
    </>
  );
}

/** Its medicines may be incomplete. */
type EditedPrescription = PrescriptionTemplate & { readonly isWhole: boolean };

function PrescriptionFields({ template, change, tried }: TemplateFieldsProps<EditedPrescription>) {
  const t = useMessages(templatesPageMessages);
  const { lines, isWhole } = template;
  const fault = isWhole ? (lines.length === 0 ? 'linesMissing' : undefined) : 'linesIncomplete';
  return (
    <SetLinesEditor
      lines={lines}
      error={tried && fault ? t(fault) : undefined}
      onChange={(read, whole) => change({ lines: [...read], isWhole: whole })}
    />
  );
}

/** Organisation-wide templates for prescriptions, notes and tasks. */
export default function TemplatesPage() {
  const t = useMessages(templatesPageMessages);
  const g = useMessages(administrationMessages);
  const dirtyOf = useUnsavedForms();
  return (
    <SettingsPage title={g('templates')}>
      <p className="max-w-3xl text-muted">{t('intro')}</p>
      <TemplatesCard<'PRESCRIPTION_TEMPLATES', EditedPrescription>
        type="PRESCRIPTION_TEMPLATES"
        edit={(template) => ({ ...template, isWhole: true })}
        stored={({ isWhole: _, ...template }) => template}
        empty={{ lines: [], isWhole: true }}
        isRight={({ lines, isWhole }) => isWhole && lines.length > 0}
        fields={(props) => <PrescriptionFields {...props} />}
        onDirtyChange={dirtyOf('PRESCRIPTION_TEMPLATES')}
      />
      <TemplatesCard<'NOTE_TEMPLATES', NoteTemplate>
        type="NOTE_TEMPLATES"
        edit={(template) => template}
        stored={(template) => ({ ...template, body: template.body.trim() })}
        empty={{ body: '' }}
        isRight={({ body }) => body.trim() !== ''}
        fields={(props) => <NoteFields {...props} />}
        onDirtyChange={dirtyOf('NOTE_TEMPLATES')}
      />
      <TemplatesCard<'TASK_TEMPLATES', EditedTask>
        type="TASK_TEMPLATES"
        edit={(template) => ({ ...template, dueInDays: String(template.dueInDays) })}
        stored={(template) => ({ ...template, dueInDays: Number(template.dueInDays) })}
        empty={{ kind: 'task', what: '', reason: '', dueInDays: '0' }}
        isRight={({ what, dueInDays }) => what.trim() !== '' && isDays(dueInDays)}
        fields={(props) => <TaskFields {...props} />}
        onDirtyChange={dirtyOf('TASK_TEMPLATES')}
      />
    </SettingsPage>
  );
}
