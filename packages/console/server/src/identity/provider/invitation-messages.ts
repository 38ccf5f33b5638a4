import { defineTexts } from '../../platform/texts/define-texts.ts';

export interface InvitationMessages {
  readonly subject: string;
  /** For an account of the embedded provider: the link sets the first password. */
  readonly withLink: (inviter: string, email: string, link: string) => string;
  /** For an account of another provider. */
  readonly withoutLink: (inviter: string, email: string, origin: string) => string;
}

export const INVITATION_MESSAGES = defineTexts<InvitationMessages>('invitation', {
  subject: 'Careline: your account',
  withLink: (inviter, email, link) => `${inviter} has added you to Careline as ${email}.

Open this link to choose your password. It works once, for 7 days:

${link}

After that, ask for a new link with "Change password" where you sign in.
`,
  withoutLink: (inviter, email, origin) => `${inviter} has added you to Careline as ${email}.

Sign in with your work account:

${origin}
`,
});
