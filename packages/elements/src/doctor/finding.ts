export interface Finding {
  readonly code: FindingCode;
  /** What is wrong, and what to do about it. */
  readonly text: string;
}

/** What can be wrong with a page, in words for programs. */
export type FindingCode =
  | 'clock.wrong'
  | 'element.none'
  | 'tag.unknown'
  | 'tag.undefined'
  | 'session.missing'
  | 'attribute.unknown'
  | 'attribute.refused'
  | 'formatter.refused'
  | 'element.failed'
  | 'copies.conflict'
  | 'language.missing'
  | 'message.unknown'
  | 'network.local'
  | 'policy.connect'
  | 'policy.embedder'
  | 'origin.unknown'
  | 'services.unreachable'
  | 'services.failed'
  | 'token.none'
  | 'token.refused'
  | 'token.nobody'
  | 'token.facility';
