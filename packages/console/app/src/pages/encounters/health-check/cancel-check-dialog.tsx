import { addEncounterEvent } from '@careline/core/internal/encounters';
import type { BodyOf } from '@careline/core/internal/http';
import { ReasonFields, useReason } from '@careline/ui/encounters/encounter-acts';
import { useMessages } from '@careline/ui/messages';
import { useConsole } from '../../../console-context.tsx';
import { CheckFrame } from './check-frame.tsx';
import { healthChecksMessages } from './health-checks.messages.ts';
import { type CheckDialogProps, useCheckChange } from './use-check-change.ts';

export function CancelCheckDialog(props: CheckDialogProps) {
  const { id: encounterId, vitaId, version } = props.check;
  const t = useMessages(healthChecksMessages);
  const { http } = useConsole();
  const why = useReason();
  const { change, first, ...work } = useCheckChange(
    props,
    'cancel',
    (body: BodyOf<typeof addEncounterEvent>, idempotencyKey) =>
      http.call(addEncounterEvent, { body, idempotencyKey }),
  );
  const confirm = () => {
    const reason = why.read();
    if (reason)
      void change({ vitaId, encounterId, version, event: { ...first, event: 'cancel', ...reason } });
  };
  return (
    <CheckFrame
      {...props}
      {...work}
      title={t('cancelTitle')}
      action={t('cancelAction')}
      variant="danger"
      onConfirm={confirm}
    >
      <p>{t('cancelText')}</p>
      <ReasonFields of={why} />
    </CheckFrame>
  );
}
