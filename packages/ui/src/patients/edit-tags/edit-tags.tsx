import { serverSeconds } from '@careline/core/internal/clock';
import { ofPatient } from '@careline/core/internal/http';
import {
  changeTags,
  MAX_PATIENT_TAGS,
  type Patient,
  type PatientTag,
} from '@careline/core/internal/patients';
import { useId, useState } from 'react';
import { RequestFailed } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useFormatCalendar, useLocale, useMessages } from '../../messages/index.ts';
import { useTagDefinitions } from '../../preferences/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { CheckGroupField } from '../../primitives/check-group-field/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { Untranslated } from '../../primitives/untranslated/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { usePatientIdentity } from '../patient-identity/index.ts';
import { editTagsMessages } from './edit-tags.messages.ts';

export interface EditTagsProps {
  readonly patient: Patient;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Lists who set each current tag, and when. */
function WhoSet({ tags }: { readonly tags: readonly PatientTag[] }) {
  const timeZone = useTimeZone();
  const formatCalendar = useFormatCalendar();
  const t = useMessages(editTagsMessages);
  const locale = useLocale();
  const id = useId();
  if (tags.length === 0) return null;
  const when = (seconds: number) => formatCalendar(seconds, serverSeconds(), { timeZone, locale });
  return (
    <section aria-labelledby={id} className="text-muted text-xs">
      <h3 id={id} className="font-medium">
        {t('who')}
      </h3>
      <ul>
        {tags.map(({ code, label, setBy, setAt }) => (
          <li key={code}>
            <Untranslated parts={[label, setBy.name]}>
              {t('setBy', { label, name: setBy.name, when: when(setAt) })}
            </Untranslated>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Loads the available tags and tracks which ones are selected. */
function useChoice({ patient }: Pick<EditTagsProps, 'patient'>) {
  const http = useHttp();
  const t = useMessages(editTagsMessages);
  // The tags when the dialog opened. Only differences from these are sent, so a colleague's changes are not undone.
  const [before] = useState(() => patient.tags ?? []);
  const [chosen, setChosen] = useState<readonly string[]>(() => before.map(({ code }) => code));
  const definitions = useTagDefinitions(http);
  const offered = definitions.tags.filter(({ archived }) => !archived);
  const others = before.filter(({ code }) => !offered.some((one) => one.code === code));
  const options = [
    ...offered.map(({ code, label }) => ({ value: code, label })),
    ...others.map(({ code, label }) => ({ value: code, label: t('notOffered', { label }) })),
  ];
  const stood = (code: string) => before.some((one) => one.code === code);
  return {
    ...{ before, chosen, setChosen, definitions, options },
    set: chosen.filter((code) => !stood(code)),
    remove: before.map(({ code }) => code).filter((code) => !chosen.includes(code)),
  };
}

export function EditTags({ patient, onChanged, onClose }: EditTagsProps) {
  const http = useHttp();
  const t = useMessages(editTagsMessages);
  const { name } = usePatientIdentity()(patient);
  const form = useId();
  const { before, chosen, setChosen, definitions, options, set, remove } = useChoice({ patient });
  const { submit, busy, error } = useSubmission();
  const isTooMany = chosen.length > MAX_PATIENT_TAGS && set.length > 0;
  const { vitaId } = patient;
  const save = async () => {
    if (isTooMany) return;
    if (set.length + remove.length === 0) return onClose();
    const sent = await submit(JSON.stringify([vitaId, set, remove]), async ({ key }) =>
      ofPatient(
        await http.call(changeTags, { body: { vitaId, set, remove }, idempotencyKey: key }),
        vitaId,
        changeTags,
      ),
    );
    if (sent) onChanged();
  };
  const isReady = definitions.phase === 'ready';
  return (
    <Dialog
      open
      width="small"
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {isReady && options.length > 0 && (
            <Button variant="primary" type="submit" form={form} busy={busy}>
              {t('save')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {definitions.phase === 'loading' && <Skeleton shape="row" lines={3} />}
        {definitions.error && (
          <RequestFailed title={t('loadFailed')} error={definitions.error} onRetry={definitions.retry} />
        )}
        {isReady && options.length === 0 && <p>{t('none')}</p>}
        {isReady && options.length > 0 && (
          <CheckGroupField
            label={t('tags', { name })}
            hint={t('most', { count: MAX_PATIENT_TAGS })}
            options={options}
            value={chosen}
            onChange={setChosen}
            error={isTooMany ? t('tooMany', { count: MAX_PATIENT_TAGS }) : undefined}
          />
        )}
        {error && <RequestFailed title={t('saveFailed')} error={error} />}
        <WhoSet tags={before} />
      </form>
    </Dialog>
  );
}
