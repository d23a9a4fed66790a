const ROW_ID = /^[1-9]\d{0,17}$/;

/** Whether a text can be the id of a row at all. Others match no row; asking the database for them would be an error. */
export const isRowId = (text: string): boolean => ROW_ID.test(text);
