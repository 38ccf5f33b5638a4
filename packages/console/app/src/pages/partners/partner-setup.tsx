import { type Partner, pageSnippet } from '@careline/core/internal/administration';
import { useMessages } from '@careline/ui/messages';
import { IconButton } from '@careline/ui/primitives/button';
import { Card } from '@careline/ui/primitives/card';
import { useAnnounce } from '@careline/ui/primitives/live-region';
import { TextArea } from '@careline/ui/primitives/text-area';
import { TextField } from '@careline/ui/primitives/text-field';
import { useConsole } from '../../console-context.tsx';
import { partnerAddresses, tokenRequest } from './partner-snippets.ts';
import { partnersMessages } from './partners.messages.ts';

interface ToCopyProps {
  readonly label: string;
  readonly text: string;
}

const ignore = () => undefined;

/** A text with a copy button. */
function ToCopy({ label, text }: ToCopyProps) {
  const t = useMessages(partnersMessages);
  const announce = useAnnounce();
  // If the browser blocks the clipboard, the text can still be selected.
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => announce(t('copied')),
      () => undefined,
    );
  const shown = {
    label,
    readOnly: true,
    spellCheck: false,
    value: text,
    onChange: ignore,
    className: 'font-mono text-sm',
  };
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        {text.includes('\n') ? <TextArea {...shown} /> : <TextField {...shown} />}
      </div>
      <IconButton icon="content_copy" label={t('copyNamed', { what: label })} onClick={() => void copy()} />
    </div>
  );
}

/** What the partner's developers need besides the key: names and addresses, none of them secret. */
export function PartnerSetup({ partner }: { readonly partner: Partner }) {
  const t = useMessages(partnersMessages);
  const { config } = useConsole();
  const addresses = partnerAddresses(location.origin, config.services.tokenExchange);
  return (
    <Card title={t('setupTitle')} className="max-w-3xl">
      <div className="flex flex-col gap-4">
        <p className="text-muted">
          {t('setupHint')}{' '}
          <a href={addresses.docs} target="_blank" rel="noreferrer" className="text-accent underline">
            {t('setupDocs')}
          </a>
        </p>
        <ToCopy label={t('clientId')} text={partner.partnerId} />
        <ToCopy label={t('tokenEndpoint')} text={addresses.tokenEndpoint} />
        <ToCopy label={t('elementsAddress')} text={`${addresses.elements}careline.js`} />
        <ToCopy label={t('request')} text={tokenRequest(partner, addresses)} />
        <ToCopy label={t('snippet')} text={pageSnippet(addresses)} />
      </div>
    </Card>
  );
}
