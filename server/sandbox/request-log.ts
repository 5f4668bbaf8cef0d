/** A request as it arrived, and what became of it. */
export interface LoggedRequest {
  /** Real time, ISO 8601 in UTC, whatever the world's clock says. */
  at: string;
  method: string;
  /** The path as it was sent, without the query. */
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string | string[] | undefined>;
  /** The body's text exactly as received; null: none, or larger than the service reads. */
  body: string | null;
  /** The integration whose key it carried; null: no known key. */
  integration: string | null;
  /** The status sent; null: none yet, or the connection was cut before one. */
  status: number | null;
  /** What the operation itself came to, whatever was sent of it; null: it was never asked. */
  result: { status: number; replayed: boolean } | null;
  /** The kind of fault it met. */
  fault: string | null;
}

const kept = 5_000;

/** The latest requests of one world, in the order of arrival. */
export class RequestLog {
  #entries: LoggedRequest[] = [];

  add(entry: LoggedRequest): LoggedRequest {
    this.#entries.push(entry);
    // Dropped a tenth at a time: a shift of the whole list per request would cost more than the list is worth.
    if (this.#entries.length > kept * 1.1) this.#entries = this.#entries.slice(-kept);
    return entry;
  }

  list(): readonly LoggedRequest[] {
    return this.#entries;
  }

  clear(): void {
    this.#entries = [];
  }
}
