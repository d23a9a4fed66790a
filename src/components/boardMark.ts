/** The board's mark as an address that needs no request. */
export const BOARD_MARK =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='6' fill='%231f5f46'/%3E%3Cpath d='M16 5l6 8h-3l5 7h-6v6h-4v-6H8l5-7h-3z' fill='%23fff'/%3E%3C/svg%3E";
