import { getTeamWork, type TeamMember } from '@careline/core/internal/calls/worklist';
import { formatNumber } from '@careline/core/internal/formatting';
import { useRef, useState } from 'react';
import { RequestFailed, useQuery } from '../../http/index.ts';
import { LiveLine, useLive } from '../../live/index.ts';
import { useFormatTime, useLocale, useMessages } from '../../messages/index.ts';
import { useNavigation } from '../../navigation/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Card } from '../../primitives/card/index.ts';
import { useFocusOnceDrawn } from '../../primitives/focus/index.ts';
import { Skeleton } from '../../primitives/skeleton/index.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/index.ts';
import { useHttp, useTimeZone } from '../../provider/index.ts';
import { TeamDays } from './team-days.tsx';
import { GiveDialog, TakeBackDialog } from './team-dialogs.tsx';
import { teamWorkMessages } from './team-work.messages.ts';

export interface TeamWorkProps {
  /** Returns the address of the worklist with a colleague's patients. */
  readonly workAddress: (staffId: string) => string;
}

interface RowProps extends Pick<TeamWorkProps, 'workAddress'> {
  readonly member: TeamMember;
  readonly onAsk: (what: 'give' | 'take') => void;
}

/** The number of a colleague's patients, as a link to their list. */
function Held({ member, workAddress }: Pick<RowProps, 'member' | 'workAddress'>) {
  const t = useMessages(teamWorkMessages);
  const { link } = useNavigation();
  const { held, staff } = member;
  if (held === 0) return formatNumber(0);
  return (
    <a className="inline-flex min-h-6 items-center underline" {...link(workAddress(staff.id))}>
      <span aria-hidden="true">{formatNumber(held)}</span>
      <VisuallyHidden>{t('hasList', { count: held, name: staff.name })}</VisuallyHidden>
    </a>
  );
}

function MemberRow({ member, workAddress, onAsk }: RowProps) {
  const t = useMessages(teamWorkMessages);
  const { staff, mayCall, given, unfinished, doneToday, reachedToday } = member;
  const { name } = staff;
  const facts = [
    given > 0 && t('given', { count: given }),
    unfinished > 0 && t('unfinished', { count: unfinished }),
    !mayCall && t('cannotCall'),
  ].filter((fact) => fact !== false);
  return (
    <li
      aria-label={name}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-line border-b px-4 py-2 last:border-b-0"
    >
      <div className="min-w-0 flex-1 basis-44">
        <p className="wrap-anywhere font-medium">
          <bdi translate="no">{name}</bdi>
        </p>
        {facts.length > 0 && <p className="text-muted text-xs">{facts.join(' · ')}</p>}
      </div>
      <dl className="flex gap-x-6 tabular-nums">
        <div className="w-20">
          <dt className="text-muted text-xs">{t('has')}</dt>
          <dd>
            <Held member={member} workAddress={workAddress} />
          </dd>
        </div>
        <div className="w-40">
          <dt className="text-muted text-xs">{t('done')}</dt>
          <dd>
            {formatNumber(doneToday)}
            {doneToday > 0 && <span className="text-muted"> ({t('reached', { count: reachedToday })})</span>}
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2 @2xl:w-60 @2xl:justify-end">
        {given > 0 && (
          <Button size="small" aria-label={t('takeBackFrom', { name })} onClick={() => onAsk('take')}>
            {t('takeBack')}
          </Button>
        )}
        {mayCall && (
          <Button size="small" aria-label={t('giveTo', { name })} onClick={() => onAsk('give')}>
            {t('give')}
          </Button>
        )}
      </div>
    </li>
  );
}

interface Asked {
  readonly what: 'give' | 'take';
  readonly member: TeamMember;
}

/** How many patients each colleague has today, with buttons to assign and unassign, and the calls of recent days. */
export function TeamWork({ workAddress }: TeamWorkProps) {
  const http = useHttp();
  const timeZone = useTimeZone();
  const formatTime = useFormatTime();
  const t = useMessages(teamWorkMessages);
  const locale = useLocale();
  const result = useRef<HTMLParagraphElement>(null);
  const onceDrawn = useFocusOnceDrawn();
  const [asked, setAsked] = useState<Asked>();
  const [outcome, setOutcome] = useState('');
  const { state, retry, refresh } = useQuery([http], (signal) => http.call(getTeamWork, { signal }), {
    endpoint: getTeamWork.name,
  });
  useLive(['worklist'], refresh, { byClock: 'always' });
  if (state.phase === 'failed') {
    return <RequestFailed title={t('failed')} onRetry={retry} error={state.error} />;
  }
  if (state.phase === 'loading') {
    return (
      <div role="status" aria-label={t('loading')}>
        <Skeleton shape="card" lines={6} />
      </div>
    );
  }
  const { data, asOf } = state.value;
  const done = (patients: number) => {
    if (!asked) return;
    const count = patients;
    const { name } = asked.member.staff;
    const gave = () => (count > 0 ? t('gave', { count, name }) : t('gaveNone', { name }));
    const took = () => (count > 0 ? t('took', { count }) : t('tookNone', { name }));
    setOutcome(asked.what === 'give' ? gave() : took());
    setAsked(undefined);
    refresh();
    // A row without patients loses its button, so move the focus to the result.
    onceDrawn(() => result.current?.focus());
  };
  const dialog = asked && {
    http,
    member: asked.member,
    onDone: done,
    onClose: () => setAsked(undefined),
  };
  return (
    <div className="@container flex flex-col gap-4">
      <LiveLine />
      <Card title={t('people')}>
        <p className="pb-3 text-muted">
          {data.free > 0 ? t('free', { count: data.free }) : t('freeNone')},{' '}
          {t('asOf', { time: formatTime(asOf, { timeZone, locale }) })}
        </p>
        {outcome && (
          <p
            ref={result}
            tabIndex={-1}
            className="mb-3 rounded-control bg-info-soft px-3 py-2 text-on-info-soft"
          >
            {outcome}
          </p>
        )}
        {data.staff.length === 0 ? (
          <p>{t('nobody')}</p>
        ) : (
          <ul aria-label={t('people')} className="-mx-4 -mb-4 border-line border-t">
            {data.staff.map((member) => (
              <MemberRow
                key={member.staff.id}
                member={member}
                workAddress={workAddress}
                onAsk={(what) => setAsked({ what, member })}
              />
            ))}
          </ul>
        )}
      </Card>
      <Card title={t('days')}>
        <div className="-m-4">
          <TeamDays days={data.days} />
        </div>
      </Card>
      {dialog && asked.what === 'give' && <GiveDialog {...dialog} />}
      {dialog && asked.what === 'take' && <TakeBackDialog {...dialog} />}
    </div>
  );
}
