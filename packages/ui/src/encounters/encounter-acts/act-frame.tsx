import { type Encounter, type EncounterUser, encounterStatusLabel } from '@careline/core/internal/encounters';
import {
  type ActedEncounter,
  type ChangeResult,
  changeEncounter,
  type EncounterChange,
} from '@careline/core/internal/encounters/consultations';
import type { HttpError } from '@careline/core/internal/http';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { DraftLister, PatientDraft } from '../../finishing/open-items/index.ts';
import { useFailureText, useSubmission } from '../../http/index.ts';
import { useLocale, useMessages } from '../../messages/index.ts';
import { Button, type ButtonVariant } from '../../primitives/button/index.ts';
import { Dialog } from '../../primitives/dialog/index.ts';
import { ErrorState } from '../../primitives/error-state/index.ts';
import { useHttp } from '../../provider/index.ts';
import { useEncounterTimes, usePatientName } from '../encounter-words/index.ts';
import { encounterActsMessages } from './encounter-acts.messages.ts';

export interface ActSetting {
  readonly user: EncounterUser;
  /** Where the list of open items links to when an encounter is completed. */
  readonly finishing?: FinishingSetting | undefined;
}

export interface FinishingSetting {
  /** Lists the drafts on this device. */
  readonly drafts?: DraftLister | undefined;
  /** Opens a draft after the dialog has closed. */
  readonly onDraft?: ((draft: PatientDraft) => void) | undefined;
  readonly resultsAddress?: ((vitaId: string) => string) | undefined;
  /** Draws the sheet that finishes a visit in place of the short dialog. */
  readonly sheet?: ((props: ActDialogProps) => ReactNode) | undefined;
}

export interface ActDialogProps extends ActSetting {
  readonly encounter: ActedEncounter;
  readonly onDone: (act: EncounterChange['act'], encounter: Encounter) => void;
  /** A colleague changed the encounter first. Passes their version. */
  readonly onSeen: (encounter: Encounter) => void;
  readonly onClose: () => void;
}

export type ConcurrentChange = Extract<ChangeResult, { readonly kind: 'concurrent-change' }>;

/** Saves one change at a time. Losing a race is not a failure: it shows the encounter's current state. */
export function useEncounterChange({ onDone, onSeen }: Pick<ActDialogProps, 'onDone' | 'onSeen'>) {
  const http = useHttp();
  const { submit, busy, error, forget } = useSubmission();
  const [concurrentChange, setConcurrentChange] = useState<ConcurrentChange>();
  /** Returns the changed encounter; undefined if nothing was saved. */
  async function change(encounter: ActedEncounter, what: EncounterChange): Promise<Encounter | undefined> {
    setConcurrentChange(undefined);
    const content = JSON.stringify([encounter.id, encounter.version, what]);
    const sent = await submit(content, (ids) => changeEncounter(http, encounter, what, ids));
    if (sent?.answer.kind === 'concurrent-change') {
      setConcurrentChange(sent.answer);
      onSeen(sent.answer.encounter);
    }
    if (sent?.answer.kind !== 'changed') return undefined;
    onDone(what.act, sent.answer.encounter);
    return sent.answer.encounter;
  }
  return { change, busy, error, forget, concurrentChange };
}

export function ConcurrentChangeNotice({
  concurrentChange: { by, encounter },
}: {
  readonly concurrentChange: ConcurrentChange;
}) {
  const t = useMessages(encounterActsMessages);
  const locale = useLocale();
  const { when } = useEncounterTimes();
  return (
    <div
      role="alert"
      className="rounded-card border border-line-strong bg-warning-soft p-4 text-on-warning-soft"
    >
      <p className="font-semibold">{t('meanwhileTitle', { name: by ?? t('somebody') })}</p>
      <p>
        {t('meanwhileText', {
          status: encounterStatusLabel(encounter.status, locale),
          when: when(encounter.period.start),
        })}
      </p>
    </div>
  );
}

export function ChangeFailure({ error }: { readonly error: HttpError }) {
  const t = useMessages(encounterActsMessages);
  const failureText = useFailureText();
  return (
    <ErrorState title={t('failed')} requestId={error.requestId}>
      {error.code === 'conflict' && error.problem?.detail ? error.problem.detail : failureText(error)}
    </ErrorState>
  );
}

export interface ActFrameProps extends ActDialogProps {
  readonly title: string;
  /** The label of the confirm button. */
  readonly action: string;
  readonly variant?: ButtonVariant;
  readonly work: ReturnType<typeof useEncounterChange>;
  readonly width?: 'small' | 'large';
  /** A field shows the error instead. */
  readonly hidesError?: boolean;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

function Buttons({ form, action, variant, work, onClose }: ActFrameProps & { readonly form: string }) {
  const t = useMessages(encounterActsMessages);
  if (work.concurrentChange) {
    return (
      <Button key="close" variant="primary" autoFocus onClick={onClose}>
        {t('close')}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={onClose}>{t('back')}</Button>
      <Button variant={variant ?? 'primary'} type="submit" form={form} busy={work.busy}>
        {action}
      </Button>
    </>
  );
}

/** The dialog around an action: patient, question, and why the change could not be saved. */
export function ActFrame(props: ActFrameProps) {
  const { encounter, title, work, width = 'small', hidesError, onConfirm, onClose, children } = props;
  const t = useMessages(encounterActsMessages);
  const { when } = useEncounterTimes();
  const name = usePatientName()(encounter);
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!work.busy) onConfirm();
  };
  return (
    <Dialog
      open
      persistent
      width={width}
      title={title}
      onClose={onClose}
      actions={<Buttons {...props} form={form} />}
    >
      {work.concurrentChange ? (
        <ConcurrentChangeNotice {...props} concurrentChange={work.concurrentChange} />
      ) : (
        <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4 text-start">
          <p>
            {encounter.patient && (
              <bdi translate="no" className="block font-medium">
                {name}
              </bdi>
            )}
            <span className="tabular-nums">{t('now', { when: when(encounter.period.start) })}</span>
          </p>
          {children}
          {work.error && !hidesError && <ChangeFailure error={work.error} />}
        </form>
      )}
    </Dialog>
  );
}
