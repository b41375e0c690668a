/** Where the company is: its day decides the best sellers of the day (D-28). */
export const timeZone = 'Asia/Kolkata';
