import { phoneText } from '@careline/core/internal/patients';
import { useMessages } from '../../../messages/index.ts';
import { paperMessages } from '../prescriptions.messages.ts';
import { type PaperProps, signedFactsOf } from './paper-content.ts';
import { UnbrokenWords } from './unbroken-words.tsx';

/** Shows the recorded details of the clinic and the doctor. */
export function PaperHead(props: PaperProps) {
  const { content, logo } = props;
  const { facility, signer, registrationNumber } = content;
  const t = useMessages(paperMessages);
  const { clinicAddress, clinicPhone, qualification } = signedFactsOf(props) ?? {};
  return (
    <header className="flex flex-col justify-between gap-3 border-ink border-b-2 pb-3 @md:flex-row @md:items-start">
      <div className="text-sm">
        {logo && <img src={logo} alt="" className="mb-1 max-h-10 max-w-40" />}
        <p className="font-semibold text-lg leading-6">{facility}</p>
        {clinicAddress && <p className="wrap-anywhere whitespace-pre-line">{clinicAddress}</p>}
        {clinicPhone && <p>{t('telephone', { phone: phoneText(clinicPhone) })}</p>}
      </div>
      <div className="text-sm @md:text-end">
        <p className="font-semibold text-base">{signer.name}</p>
        {qualification && <p>{qualification}</p>}
        {registrationNumber !== '' && (
          <p>
            <UnbrokenWords text={t('registration', { number: registrationNumber })} />
          </p>
        )}
      </div>
    </header>
  );
}
