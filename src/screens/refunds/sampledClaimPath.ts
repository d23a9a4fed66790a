/** The page of a claim that is opened as one of a sample, from where the way leads back to the approval. */
export const sampledClaimPath = (claimId: string, approvalId: string): string =>
  `/refunds/details?${new URLSearchParams({ id: claimId, approval: approvalId }).toString()}`;

export const approvalPath = (approvalId: string): string =>
  `/admin/refunds?${new URLSearchParams({ view: 'approval', id: approvalId }).toString()}`;
