import { listFacilities, listStaff } from '@careline/core/internal/administration';
import { isoDay } from '@careline/core/internal/formatting';
import { PROGRAMME_KEYS, programmeLabel } from '@careline/core/internal/programmes';
import {
  addProject,
  MAX_PROJECT_NAME,
  MAX_PROJECT_TEXT,
  PROJECT_KINDS,
  type Project,
  projectKindLabel,
  updateProject,
} from '@careline/core/internal/projects';
import { RequestFailed, useQuery, useSubmission } from '@careline/ui/http';
import { useLocale, useMessages } from '@careline/ui/messages';
import { Button, IconButton } from '@careline/ui/primitives/button';
import { CheckGroupField } from '@careline/ui/primitives/check-group-field';
import { DateField } from '@careline/ui/primitives/date-field';
import { Dialog } from '@careline/ui/primitives/dialog';
import { SelectField } from '@careline/ui/primitives/select-field';
import { TextArea } from '@careline/ui/primitives/text-area';
import { TextField } from '@careline/ui/primitives/text-field';
import { useNow, useTimeZone } from '@careline/ui/provider';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { FacilitiesField } from '../../administration/facilities-field.tsx';
import { useConsole } from '../../console-context.tsx';
import {
  type ProjectFormValue,
  projectFields,
  projectFormFaults,
  projectFormValue,
} from './project-form-value.ts';
import { projectFormMessages } from './projects.messages.ts';

/** Loads the facilities and colleagues that a project can have. */
function useMembers() {
  const { http } = useConsole();
  return useQuery([], async (signal) => ({
    facilities: (await http.call(listFacilities, { signal })).data,
    staff: (await http.call(listStaff, { query: { limit: '100', state: 'active' }, signal })).data,
  }));
}

interface FieldsProps {
  readonly value: ProjectFormValue;
  readonly change: (part: Partial<ProjectFormValue>) => void;
  readonly errorOf: (field: keyof ProjectFormValue) => string | undefined;
  readonly members: ReturnType<typeof useMembers>;
}

function Staff({ value, change, members: { state } }: FieldsProps) {
  const t = useMessages(projectFormMessages);
  const offered = state.phase === 'ready' ? state.value.staff : [];
  const isMember = (id: string) => value.staff.some((one) => one.id === id);
  const add = (id: string) => {
    const person = offered.find(({ staffId }) => staffId === id);
    if (person) change({ staff: [...value.staff, { id, name: person.name }] });
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-medium text-sm">{t('staff')}</legend>
      <ul className="flex flex-wrap gap-2">
        {value.staff.map(({ id, name }) => (
          <li key={id} className="flex items-center gap-1 rounded-control border border-line ps-2 text-sm">
            <bdi translate="no">{name}</bdi>
            <IconButton
              icon="close"
              size="small"
              label={t('removeStaff', { name })}
              onClick={() => change({ staff: value.staff.filter((one) => one.id !== id) })}
            />
          </li>
        ))}
      </ul>
      <SelectField
        label={t('addStaff')}
        placeholder={t('addStaff')}
        options={offered
          .filter(({ staffId }) => !isMember(staffId))
          .map(({ staffId, name }) => ({ value: staffId, label: name }))}
        value=""
        onChange={add}
      />
    </fieldset>
  );
}

function Fields(props: FieldsProps) {
  const { value, change, errorOf, members } = props;
  const t = useMessages(projectFormMessages);
  const locale = useLocale();
  const { state } = members;
  const targets = [
    ['enrolled', 'targetEnrolled'],
    ['consultations', 'targetConsultations'],
    ['calls', 'targetCalls'],
  ] as const;
  return (
    <>
      <TextField
        label={t('name')}
        required
        maxLength={MAX_PROJECT_NAME}
        value={value.name}
        error={errorOf('name')}
        onChange={(name) => change({ name })}
        data-autofocus
      />
      <SelectField
        label={t('kind')}
        options={PROJECT_KINDS.map((kind) => ({ value: kind, label: projectKindLabel(kind, locale) }))}
        value={value.kind}
        onChange={(kind) => kind && change({ kind })}
      />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <DateField
          label={t('fromDay')}
          value={value.fromDay}
          error={errorOf('fromDay')}
          onChange={(fromDay) => change({ fromDay })}
        />
        <DateField
          label={t('untilDay')}
          hint={t('untilHint')}
          value={value.untilDay}
          error={errorOf('untilDay')}
          onChange={(untilDay) => change({ untilDay })}
        />
      </div>
      {state.phase === 'ready' && (
        <FacilitiesField
          id="project-facilities"
          facilities={state.value.facilities}
          value={value.facilityIds}
          error={errorOf('facilityIds')}
          onChange={(facilityIds) => change({ facilityIds })}
        />
      )}
      {state.phase === 'failed' && (
        <RequestFailed title={t('loadFailed')} error={state.error} onRetry={members.retry} />
      )}
      <CheckGroupField
        label={t('programmes')}
        hint={t('programmesHint')}
        options={PROGRAMME_KEYS.map((key) => ({ value: key, label: programmeLabel(key) }))}
        value={value.programmes}
        onChange={(programmes) => change({ programmes })}
      />
      <Staff {...props} />
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        {targets.map(([field, word]) => (
          <TextField
            key={field}
            label={t(word)}
            inputMode="numeric"
            maxLength={8}
            value={value[field]}
            error={errorOf(field)}
            onChange={(text) => change({ [field]: text })}
          />
        ))}
      </div>
      <TextArea
        label={t('description')}
        rows={3}
        maxLength={MAX_PROJECT_TEXT}
        value={value.description}
        onChange={(description) => change({ description })}
      />
    </>
  );
}

export interface ProjectFormProps {
  /** The project to edit; undefined for a new one. */
  readonly project?: Project | undefined;
  readonly onSaved: (project: Project) => void;
  readonly onClose: () => void;
}

/** Creates or edits a project. */
export function ProjectForm({ project, onSaved, onClose }: ProjectFormProps) {
  const t = useMessages(projectFormMessages);
  const { http, unsaved } = useConsole();
  const now = useNow();
  const timeZone = useTimeZone();
  const form = useId();
  const members = useMembers();
  const [start] = useState(() => projectFormValue(project, isoDay(Math.floor(now() / 1000), timeZone) ?? ''));
  const [value, setValue] = useState(start);
  const [asked, setAsked] = useState(false);
  const { submit, busy, error } = useSubmission();
  const isDirty = JSON.stringify(value) !== JSON.stringify(start);
  useEffect(() => {
    unsaved.setDirty(isDirty);
    return () => unsaved.setDirty(false);
  }, [unsaved, isDirty]);
  const faults = projectFormFaults(value);
  const errorOf = (field: keyof ProjectFormValue) => {
    const fault = asked ? faults[field] : undefined;
    return fault && t(fault);
  };
  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setAsked(true);
    if (busy || Object.keys(faults).length > 0) return;
    const fields = projectFields(value);
    const sent = await submit(JSON.stringify(fields), ({ id, key: idempotencyKey }) =>
      project
        ? http.call(updateProject, {
            body: { id: project.id, version: project.version, project: fields },
            idempotencyKey,
          })
        : http.call(addProject, { body: { id, project: fields }, idempotencyKey }),
    );
    if (sent) onSaved(sent.answer.data);
  }
  return (
    <Dialog
      open
      persistent
      title={t(project ? 'editTitle' : 'addTitle')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form={form} busy={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => void save(event)}
        className="flex flex-col gap-4 text-start"
      >
        <Fields
          {...{ value, errorOf, members }}
          change={(part) => setValue((before) => ({ ...before, ...part }))}
        />
        {error && <RequestFailed title={t('saveFailed')} error={error} />}
      </form>
    </Dialog>
  );
}
