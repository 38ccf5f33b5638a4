export {
  answerLink,
  askForLink,
  linkEndpoints,
  listAskedLinks,
  listOpenLinks,
  withdrawLink,
} from './link.endpoints.ts';
export {
  type AskedLink,
  askedLinkSchema,
  LINK_REQUEST_DAYS,
  LINK_STATES,
  type LinkIdentity,
  type LinkProblem,
  type LinkState,
  linkIdentitySchema,
  linkProblem,
  MAX_LINK_REASON,
  MAX_LISTED_LINK_REQUESTS,
  MAX_OPEN_LINK_REQUESTS,
  type OpenLink,
  openLinkSchema,
} from './link.ts';
