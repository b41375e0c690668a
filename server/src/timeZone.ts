/** Time zone of the company, whose day selects the best sellers (D-28). */
export const timeZone = 'Asia/Kolkata';
