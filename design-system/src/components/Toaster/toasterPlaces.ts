export const toasterPlaces = ['belowHeader', 'overBar'] as const;
export type ToasterPlace = (typeof toasterPlaces)[number];
