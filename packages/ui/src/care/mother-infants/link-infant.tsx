import type { HttpError } from '@careline/core/internal/http';
import { linkInfant, listPatients, type PatientMatch } from '@careline/core/internal/patients';
import { type FormEvent, useState } from 'react';
import { useFailureText } from '../../http/index.ts';
import { useSubmission } from '../../http/use-submission.ts';
import { useMessages } from '../../messages/index.ts';
import { type IdentityOptions, usePatientIdentity } from '../../patients/patient-identity/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { FieldError } from '../../primitives/field/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { useHttp } from '../../provider/index.ts';
import { motherInfantsMessages } from '../care.messages.ts';

export interface LinkInfantProps extends IdentityOptions {
  /** The mother. */
  readonly vitaId: string;
  /** The server has linked the infant with this name. */
  readonly onLinked: (name: string) => void;
}

function useLinkFailureText(): (error: HttpError) => string {
  const t = useMessages(motherInfantsMessages);
  const general = useFailureText();
  return (error) => {
    if (error.code === 'conflict') return t('otherMother');
    if (error.code !== 'input-invalid') return general(error);
    return error.problem?.errors?.some(({ path }) => path === 'vitaId')
      ? t('refusedMother')
      : t('refusedInfant');
  };
}

function Found({ match, ...props }: LinkInfantProps & { readonly match: PatientMatch }) {
  const http = useHttp();
  const { vitaId, onLinked } = props;
  const t = useMessages(motherInfantsMessages);
  const textOf = useLinkFailureText();
  const identity = usePatientIdentity(props)(match);
  const linking = useSubmission();
  const link = async () => {
    const body = { vitaId, infantId: match.vitaId };
    const linked = await linking.submit(match.vitaId, ({ key }) =>
      http.call(linkInfant, { body, idempotencyKey: key }),
    );
    if (linked) onLinked(identity.name);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm">
        <bdi className="font-medium">{t('found', { name: identity.name })}</bdi>
        <span className="block text-muted">{`${identity.age}, ${identity.gender} · ${identity.born}`}</span>
      </p>
      <Button icon="check" busy={linking.busy} onClick={() => void link()}>
        {t('link', { name: identity.name })}
      </Button>
      {linking.error && <FieldError>{textOf(linking.error)}</FieldError>}
    </div>
  );
}

/** Finds the patient with a UHID. A new search discards the previous result. */
function useFinding() {
  const http = useHttp();
  const { busy, error, submit, forget } = useSubmission();
  const [found, setFound] = useState<PatientMatch | 'nobody'>();
  async function find(uhid: string): Promise<void> {
    setFound(undefined);
    const body = { by: 'uhid', text: uhid, limit: 2 } as const;
    const matches = await submit(uhid, () => http.call(listPatients, { body }));
    const isTheirs = (one: PatientMatch) => one.uhid?.toUpperCase() === uhid.toUpperCase();
    if (matches) setFound(matches.answer.data.find(isTheirs) ?? 'nobody');
  }
  return {
    found,
    error,
    busy,
    find,
    forget() {
      setFound(undefined);
      forget();
    },
  };
}

/** Finds an infant by UHID and then links them. Two steps, so that an infant is not linked by mistake. */
export function LinkInfant(props: LinkInfantProps) {
  const t = useMessages(motherInfantsMessages);
  const general = useFailureText();
  const { found, error: failure, busy, find, forget } = useFinding();
  const [uhid, setUhid] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = asked && uhid.trim() === '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (uhid.trim() !== '') void find(uhid.trim());
  };
  const change = (text: string) => {
    setUhid(text);
    forget();
  };
  const onLinked = (name: string) => {
    change('');
    setAsked(false);
    props.onLinked(name);
  };
  const error = found === 'nobody' ? t('notFound') : failure && general(failure);
  return (
    <div className="flex w-full flex-col gap-3">
      <form noValidate className="flex flex-col items-start gap-2" onSubmit={submit}>
        <TextField
          className="w-full max-w-xs"
          label={t('uhidOf')}
          hint={t('uhidHint')}
          value={uhid}
          onChange={change}
          maxLength={60}
          autoComplete="off"
          error={missing ? t('uhidMissing') : error}
        />
        <Button type="submit" icon="search" busy={busy}>
          {t('find')}
        </Button>
      </form>
      {found && found !== 'nobody' && (
        <Found key={found.vitaId} {...props} match={found} onLinked={onLinked} />
      )}
    </div>
  );
}
