export { NeedsAttention, type NeedsAttentionProps } from './needs-attention.tsx';
export { WhatIsNext, type WhatIsNextProps } from './what-is-next.tsx';
