export const toasterPlacements = ['belowHeader', 'overBar'] as const;
export type ToasterPlacement = (typeof toasterPlacements)[number];
