import { nameWithEnding } from '@careline/core/internal/http';

/** RFC 6266: a name of ASCII for readers that know no other, and the name itself (RFC 8187). */
function disposition(name: string): string {
  const plain = name.replace(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/**
 * A file as it is given out: to be saved, under the type that was found when it came, and without any right where a
 * reader opens it as a page all the same (OWASP, File Upload).
 */
export async function fileResponse(file: Blob, name: string): Promise<Response> {
  return new Response(await file.arrayBuffer(), {
    headers: {
      'content-type': file.type,
      'content-disposition': disposition(nameWithEnding(name, file.type)),
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
