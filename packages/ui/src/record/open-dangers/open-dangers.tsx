import { HttpError } from '@careline/core/internal/http';
import { listOpenItems, type OpenItem } from '@careline/core/internal/overview';
import type { Patient } from '@careline/core/internal/patients';
import { type ReactNode, useState } from 'react';
import { ActDialog, type OpenItemAct } from '../../finishing/open-items/index.ts';
import { RequestFailed } from '../../http/index.ts';
import { useMessages } from '../../messages/index.ts';
import { useHttp } from '../../provider/index.ts';
import { NeedsAttention } from '../record-overview/index.ts';
import { recordOverviewMessages } from '../record-overview/record-overview.messages.ts';

export interface OpenDangersProps {
  readonly patient: Patient;
  /** Whether the user may respond to alerts and danger signs. */
  readonly mayAnswer: boolean;
  /** If false, an empty list is hidden, such as on a call. */
  readonly showsEmpty?: boolean;
  /** Shown at the end of the heading line. */
  readonly actions?: ReactNode;
  /** Called when this user or a colleague responded. Reload the patient. */
  readonly onChanged: () => void;
}

type Asked = { readonly kind: OpenItemAct['kind']; readonly id: string };

const isAsked =
  ({ kind, id }: Asked) =>
  ({ sign, alerts = [] }: OpenItem): boolean =>
    kind === 'sign' ? sign?.id === id : alerts.some(({ readingId }) => readingId === id);

function useActs({ patient, onChanged }: Pick<OpenDangersProps, 'patient' | 'onChanged'>) {
  const http = useHttp();
  const [act, setAct] = useState<OpenItemAct>();
  const [error, setError] = useState<HttpError>();
  const ask = async (asked: Asked): Promise<void> => {
    setError(undefined);
    try {
      const { data } = await http.call(listOpenItems, { query: { vitaId: patient.vitaId } });
      const item = data.find(isAsked(asked));
      if (item) setAct({ kind: asked.kind, item });
      else onChanged();
    } catch (cause) {
      setError(HttpError.from(cause, listOpenItems.name));
    }
  };
  return {
    act,
    error,
    ask,
    close: () => setAct(undefined),
    done() {
      setAct(undefined);
      onChanged();
    },
  };
}

/** Lists a patient's open danger signs and alerts, each with its actions. */
export function OpenDangers(props: OpenDangersProps) {
  const { patient, mayAnswer, showsEmpty = true, actions } = props;
  const t = useMessages(recordOverviewMessages);
  const { act, error, ask, close, done } = useActs(props);
  const isOpen = (patient.alerts?.length ?? 0) + (patient.openSigns?.length ?? 0) > 0;
  if (!isOpen && !showsEmpty && !act) return null;
  const acts = {
    onAlert: ({ readingId }: { readonly readingId: string }) => void ask({ kind: 'alert', id: readingId }),
    onSign: ({ id }: { readonly id: string }) => void ask({ kind: 'sign', id }),
  };
  return (
    <>
      <NeedsAttention patient={patient} actions={actions} acts={mayAnswer ? acts : undefined} />
      {error && <RequestFailed title={t('openFailed')} error={error} />}
      {act && <ActDialog act={act} onDone={done} onClose={close} />}
    </>
  );
}
